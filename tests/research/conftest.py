"""What tests of the research doors take for granted."""

from arena.ray_here import ray_may_take_its_time  # noqa: F401
