"""What tests of contests take for granted."""

from arena.ray_here import ray_may_take_its_time  # noqa: F401
