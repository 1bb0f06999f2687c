"""Vegetables and tofu."""

import math

from kit import garnish
from kit import materials as m
from kit.shape import strand

from .bites import square_plate
from .bowls import BLUE
from .wok import dark_plate, hot_plate, oval


def mayonnaise(t):
    """Fine zigzags over both rows."""
    white = m.plain('mayo', '#fbf3da', rough=0.2, coat=0.6)
    for y in (0.32, -0.34):
        points = [(-1.0 + 2.0 * k / 60, y + 0.19 * math.sin(k * 1.05), 0.42) for k in range(61)]
        strand('mayo', points, 0.017, white)


def stalks(t):
    """Two layers of stalks side by side, stems to the left."""
    for z, count in ((0.16, 10), (0.27, 7)):
        for k in range(count):
            y = (k / (count - 1) - 0.5) * (1.15 if z < 0.2 else 0.8)
            t.put(
                'choy-sum',
                (0.02 + t.rng.gauss(0, 0.05), y, z + t.rng.uniform(0, 0.03)),
                (t.rng.gauss(0, 0.3), -0.03, t.rng.gauss(0, 0.05) + y * 0.12),
                1.32,
            )
            t.take('choy-sum').shapes.append(t.take('choy-sum').shapes.pop(0))
    t.ground(lambda x, y: 0.36 if abs(y) < 0.45 else 0.26)


def floss_on_top(t):
    for y in (0.34, -0.34):
        for k in range(5):
            for turn in range(3):
                t.put(
                    'meat-floss',
                    (-0.77 + 0.387 * k + t.rng.gauss(0, 0.03), y + t.rng.gauss(0, 0.03), 0.335 + 0.025 * turn),
                    (0, 0, t.rng.uniform(0, 6)),
                    1.15,
                )


VEG = {
    'stir-fried-kangkung-belacan': lambda t: (
        oval(t)
        .do(lambda k: k.puddle('oyster', 0.95, 0.6))
        .heap('kangkung-stem', 46, spread=0.6, tilt=0.3, sink=0.5)
        .heap('kangkung-leaf', 34, spread=0.6, tilt=0.5, sink=0.45)
        .sprinkle('kangkung-stem', 10, spread=0.55)
        .sprinkle('mince-red', 46, spread=0.65)
        .sprinkle('chilli-ring', 14, spread=0.65)
        .sprinkle('garlic-bits', 26, spread=0.65)
    ),
    'garlic-choy-sum': lambda t: (
        oval(t, BLUE)
        .do(lambda k: k.puddle('oyster', 1.0, 0.62, thick=0.02))
        .do(stalks)
        .do(lambda k: garnish.drizzle(k, 'oyster', 0.035, 0.55, 4, -0.62, 0.1))
        .sprinkle('garlic-bits', 130, spread=0.55, center=(-0.05, 0.0))
        .sprinkle('shallot', 8, spread=0.4)
    ),
    'four-heavenly-kings': lambda t: (
        dark_plate(t)
        .do(lambda k: k.puddle('sambal', 0.85, 0.82, thick=0.06))
        .heap('brinjal', 8, spread=0.35, center=(-0.38, 0.35), tilt=0.4)
        .heap('long-bean', 22, spread=0.36, center=(0.4, 0.36), tilt=0.3)
        .heap('okra', 12, spread=0.36, center=(0.42, -0.35), tilt=0.9, size=1.25)
        .heap('petai', 26, spread=0.36, center=(-0.4, -0.36), tilt=0.4)
        .sprinkle('mince-red', 60, spread=0.8)
        .sprinkle('chilli-ring', 8)
        .sprinkle('dried-shrimp', 16)
    ),
    'dry-fried-french-beans': lambda t: (
        oval(t)
        .heap('french-bean', 74, spread=0.56, tilt=0.3, sink=0.5)
        .heap('mince-brown', 70, spread=0.7)
        .sprinkle('dried-shrimp', 26, spread=0.65)
        .sprinkle('chilli-ring', 12, spread=0.65)
        .sprinkle('garlic-bits', 30, spread=0.65)
    ),
    'iceberg-lettuce-oyster': lambda t: (
        t.plate(1.42, 1.42)
        .do(lambda k: k.puddle('oyster', 0.98, 0.92))
        .heap('lettuce-wilted', 26, spread=0.58, tilt=0.6, sink=0.4)
        .do(lambda k: garnish.drizzle(k, 'oyster', 0.04, 0.5, 5, -0.6, 0.6))
        .sprinkle('shallot', 40, spread=0.55)
        .sprinkle('garlic-bits', 30, spread=0.55)
        .sprinkle('sesame', 20)
    ),
    'crispy-egg-tofu': lambda t: (
        t.do(square_plate)
        .fan('egg-tofu', 5, (-0.72, 0.3), (0.72, 0.3), yaw=0, pitch=0, sink=0.0, size=1.45)
        .fan('egg-tofu', 5, (-0.72, -0.32), (0.72, -0.32), yaw=0, pitch=0, sink=0.0, size=1.45)
        .do(floss_on_top)
        .do(mayonnaise)
        .sprinkle('scallion', 18, spread=0.7)
    ),
    'hot-plate-tofu': lambda t: (
        t.do(hot_plate)
        .do(lambda k: k.puddle('eggbed', 1.2, 0.76, level=0.22, thick=0.06))
        .ring('egg-tofu', 8, 0.6, 0.2, size=1.15, sink=0.1)
        .heap('egg-tofu', 4, spread=0.3, size=1.15, tilt=0.1)
        .do(lambda k: k.puddle('oyster', 0.55, 0.34, thick=0.06, level=0.43))
        .heap('mince', 130, spread=0.5, sink=0.4)
        .sprinkle('peas', 22, spread=0.62)
        .sprinkle('carrot-dice', 18, spread=0.62)
        .sprinkle('scallion', 16)
    ),
}
