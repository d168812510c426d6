"""The steps of model.py with torch, on its CPU or on a GPU: the same sums, the same losses."""

import os
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saqqara.training.model import (
    CEILING,
    DECAY,
    FIRST_MOMENT,
    FORBIDDEN,
    LEAD,
    SECOND_MOMENT,
    TINY,
    Arrays,
    Features,
    Losses,
)
from saqqara.training.samples import Batch


class TorchLearner:
    def __init__(self, arrays: Arrays, device: str) -> None:
        os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # sums in one order only
        import torch

        torch.use_deterministic_algorithms(True)
        self.torch: Any = torch
        self.device = device
        self.columns: list[Any] | None = None  # what `given` looks features up in
        self.held = [
            torch.tensor(each, device=device, requires_grad=True, dtype=torch.float32)
            for each in arrays
        ]
        self.adam: Any = torch.optim.Adam(self.held, betas=(FIRST_MOMENT, SECOND_MOMENT), eps=TINY)

    def given(self, features: Features, seen: NDArray[Any]) -> Any:
        """As `Features.of`, made on the device: the bytes that were seen are fewer than these."""
        torch = self.torch
        if self.columns is None:
            owners = np.repeat(np.arange(len(features.counts)), features.fine)
            values = np.arange(len(owners)) - (features.starts - len(features.highs))[owners] + 1
            tables = (features.highs, features.counts, features.fine, owners, values)
            self.columns = [self.there(each) for each in tables]
        highs, counts, fine, owners, values = self.columns
        found = self.there(seen)
        counted = torch.minimum(found[:, counts].long(), fine)
        return torch.cat([found / highs, (counted[:, owners] == values).float()], dim=1)

    def there(self, table: NDArray[Any]) -> Any:
        return self.torch.from_numpy(np.ascontiguousarray(table)).to(self.device)

    def step(self, x: Any, batch: Batch, rate: float) -> Losses:
        torch = self.torch
        of_values, of_odds, of_leads = self.losses(x, batch)
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad()
        (of_values + of_odds + LEAD * of_leads).backward()
        with torch.no_grad():
            for held in self.held:
                held.mul_(1 - DECAY)
            self.adam.step()
        return float(of_values.detach()), float(of_odds.detach())

    def losses(self, seen: Any, batch: Batch) -> tuple[Any, Any, Any]:
        torch = self.torch
        values, masks, odds, leads = [
            self.there(each) for each in (batch.values, batch.masks, batch.odds, batch.leads)
        ]
        into, bias, middle, middle_bias, seats, seats_bias, choices, choices_bias = self.held[:8]
        lead, lead_bias = self.held[8:]
        one = torch.clamp(seen @ into + bias, 0, CEILING)
        two = torch.clamp(one @ middle + middle_bias, 0, CEILING)
        expected = torch.log_softmax(two @ seats + seats_bias, dim=1)
        scores = torch.where(masks, two @ choices + choices_bias, FORBIDDEN)
        tried = torch.log_softmax(scores, dim=1)
        # What is not legal has odds of 0, and so counts nothing however small its logarithm.
        return (
            -(values * expected).sum(dim=1).mean(),
            -(odds * tried).sum(dim=1).mean(),
            ((two @ lead + lead_bias).squeeze(1) - leads).square().mean(),
        )

    def arrays(self) -> Arrays:
        return [each.detach().cpu().numpy().copy() for each in self.held]
