"""Claypots to share and herbal soups."""

import math

from kit import materials as m
from kit import seafood
from kit.shape import lathe, lump


def fish_head(t):
    """Half a snapper's head, looking out of the curry."""

    skin = m.food(
        'snapper', [(0.3, '#a83a14'), (0.5, '#d9723a'), (0.75, '#f0b088')], scale=5, rough=(0.2, 0.36), coat=0.9, bump=0.5, bump_scale=26
    )
    head = seafood.fish_body(t.rng, skin, length=1.9, depth=0.62, thick=0.4, head_only=True)
    head.location, head.rotation_euler = (0.1, 0.12, t.bed.level - 0.06), (-0.1, 0.04, math.pi + 0.3)
    t.heap_map.raise_to(0, 0, 0.55, t.bed.level + 0.3)


def whole_chicken(t, half=False):
    """A small poached chicken: breast, thighs, drumsticks and wings grown together."""

    tone = [(0.3, '#5f3312'), (0.5, '#945c28'), (0.75, '#bd8a4c')] if half else [(0.3, '#9c7442'), (0.5, '#c49e6a'), (0.75, '#dcc094')]
    skin = m.food('bird', tone, scale=3, rough=(0.2, 0.36), coat=0.6, bump=0.8, bump_scale=34)
    parts = [
        ((0, 0.08, 0.0), (0.5, 0.42, 0.3), (0, 0, 0)),
        ((0.1, 0.22, 0.12), (0.34, 0.2, 0.2), (0, 0, 0.2)),
        ((0.1, -0.08, 0.12), (0.34, 0.2, 0.2), (0, 0, -0.2)),
        ((-0.36, 0.38, 0.08), (0.27, 0.16, 0.15), (0, 0.25, 2.6)),
        ((-0.36, -0.24, 0.08), (0.27, 0.16, 0.15), (0, 0.25, -2.6)),
        ((-0.58, 0.42, 0.17), (0.19, 0.075, 0.075), (0, 0.5, 3.5)),
        ((-0.58, -0.28, 0.17), (0.19, 0.075, 0.075), (0, 0.5, 2.8)),
        ((0.3, 0.46, 0.04), (0.22, 0.08, 0.09), (0, 0, 0.9)),
        ((0.3, -0.3, 0.04), (0.22, 0.08, 0.09), (0, 0, -0.9)),
    ]
    for _index, (at, size, turn) in enumerate(parts[:9]):
        part = lump('bird', size, skin, t.rng, 0.05, 1.2, detail=5)
        part.location, part.rotation_euler = (at[0], at[1], t.bed.level + at[2] - 0.05), turn
    t.heap_map.raise_to(0, 0, 0.6, t.bed.level + 0.3)


def leaning_lid(t):
    """The tureen's lid, resting against its side."""

    china = m.glaze('#f4f1ea', '#f4f1ea', rough=(0.06, 0.14))
    lid = lathe(
        'lid',
        [(0.0, 0.3), (0.07, 0.34), (0.11, 0.4), (0.08, 0.46), (0.0, 0.48)][::-1]
        + [(0.08, 0.3), (0.4, 0.24), (0.8, 0.1), (0.98, 0.0), (0.96, -0.02), (0.7, 0.08), (0.0, 0.22)],
        china,
    )
    lid.location, lid.rotation_euler = (1.3, 0.75, 0.5), (0.5, 1.15, 0.3)
    lid.scale = (0.75,) * 3


SHARING = {
    'three-cup-chicken': lambda t: (
        t.pot('black', level=0.7)
        .soup('caramel')
        .heap('chicken-caramel', 30, spread=0.8)
        .heap('garlic-clove', 9, spread=0.7)
        .heap('ginger-slice', 8, spread=0.7, tilt=0.6)
        .heap('basil', 7, spread=0.42, center=(0.0, 0.1), size=1.1, tilt=0.5)
        .sprinkle('chilli-ring', 5)
    ),
    'ginger-wine-chicken': lambda t: (
        t.pot('terracotta', level=0.74)
        .soup('amber', oil='#f0b848', drops=120)
        .heap('chicken-poached', 14, spread=0.68, sink=0.3)
        .heap('wood-ear', 9, spread=0.7, tilt=0.5)
        .sprinkle('ginger-stick', 36, spread=0.7)
        .sprinkle('goji', 10)
        .sprinkle('scallion', 14)
    ),
    'curry-fish-head-claypot': lambda t: (
        t.pot('terracotta', wide=1.14, level=0.74)
        .soup('curry', oil='#e2500a', drops=170)
        .do(fish_head)
        .heap('okra', 5, spread=0.28, center=(0.55, -0.45), size=1.25, tilt=0.9)
        .heap('brinjal', 3, spread=0.2, center=(0.62, 0.5))
        .heap('tomato', 3, spread=0.2, center=(-0.2, -0.7), tilt=0.4)
        .sprinkle('curry-leaf', 9, spread=0.8, hollow=0.4)
        .top('mint', 0.35, 0.1, size=1.3)
    ),
    'claypot-dried-chilli-frog': lambda t: (
        t.pot('black', level=0.7)
        .soup('red')
        .heap('frog-leg', 20, spread=0.74, tilt=0.5)
        .heap('dried-chilli', 17, spread=0.74, tilt=0.8)
        .sprinkle('scallion-length', 12, spread=0.65)
        .heap('garlic-clove', 4, spread=0.6)
        .sprinkle('sesame', 20)
    ),
    'yam-braised-duck': lambda t: (
        t.pot('terracotta', level=0.66)
        .soup('mahogany')
        .heap('yam', 11, spread=0.75, tilt=0.5)
        .fan('duck', 6, (-0.52, 0.1), (0.5, 0.28), yaw=1.7, size=1.1, pitch=-0.3)
        .fan('duck', 6, (-0.45, -0.32), (0.5, -0.18), yaw=1.7, size=1.1, pitch=-0.3)
        .top('coriander', 0.05, 0.1, size=1.5)
        .top('coriander', -0.08, 0.02, yaw=2.4, size=1.2)
        .sprinkle('scallion', 10)
    ),
    'seafood-tofu-claypot': lambda t: (
        t.pot('terracotta', level=0.72)
        .soup('pale')
        .heap('egg-tofu', 10, spread=0.66, tilt=0.3)
        .heap('prawn', 5, spread=0.62, size=1.15, tilt=0.3)
        .heap('squid', 4, spread=0.6)
        .heap('broccoli', 4, spread=0.72, hollow=0.7, size=0.78)
        .heap('carrot-flower', 5, spread=0.6, tilt=0.6)
        .sprinkle('scallion', 12)
    ),
    'brinjal-minced-meat-claypot': lambda t: (
        t.pot('black', level=0.68)
        .soup('red')
        .heap('brinjal', 19, spread=0.72, tilt=1.2, sink=0.1)
        .heap('mince-red', 110, spread=0.74, sink=0.0)
        .sprinkle('chilli-ring', 10)
        .sprinkle('scallion', 34)
    ),
}


HERBAL = {
    'herbal-chicken-claypot': lambda t: (
        t.pot('black', level=0.76)
        .soup('herbal', oil='#a8641c', drops=110)
        .do(whole_chicken, half=True)
        .heap('red-date', 6, spread=0.8, hollow=0.65, sink=0.4)
        .heap('dong-quai', 5, spread=0.78, hollow=0.6, tilt=0.4, sink=0.3)
        .sprinkle('goji', 26, spread=0.85, hollow=0.4, tilt=0.2)
        .sprinkle('cordyceps', 9, spread=0.7, hollow=0.4)
    ),
    'bak-kut-teh-chicken': lambda t: (
        t.pot('terracotta', level=0.75)
        .soup('mahogany', oil='#b06a20', drops=90)
        .heap('chicken', 8, spread=0.62, sink=0.35)
        .heap('tofu-puff', 5, spread=0.62, tilt=0.5)
        .top('enoki', -0.05, 0.1, yaw=2.2, size=1.1)
        .top('garlic-bulb', 0.4, -0.35, size=0.95, sink=0.5)
        .top('coriander', 0.1, 0.15)
        .sprinkle('goji', 10, tilt=0.2)
    ),
    'dry-bak-kut-teh': lambda t: (
        t.pot('black', level=0.7)
        .soup('black')
        .heap('chicken-black', 26, spread=0.75)
        .heap('dried-chilli', 11, spread=0.7, tilt=0.8)
        .heap('dried-squid', 10, spread=0.7, tilt=0.6)
        .heap('okra', 9, spread=0.7, size=1.2, tilt=0.9)
        .sprinkle('scallion', 12)
        .top('coriander', 0.1, 0.1, size=1.1)
    ),
    'ginseng-chicken-soup': lambda t: (
        t.bowl('#f4f1ea', radius=1.12, depth=0.86, level=0.7)
        .soup('clear', oil='#f0cf70', drops=90)
        .do(whole_chicken)
        .top('ginseng', -0.5, -0.45, yaw=0.5, sink=0.3)
        .heap('red-date', 5, spread=0.8, hollow=0.7, sink=0.4)
        .sprinkle('goji', 14, spread=0.85, hollow=0.5, tilt=0.2)
        .sprinkle('scallion', 10, spread=0.8, hollow=0.4)
        .do(leaning_lid)
    ),
    'lotus-root-peanut-soup': lambda t: (
        t.pot('dark', level=0.78)
        .soup('rosy', oil='#c98a5a', drops=50)
        .heap('lotus-root', 8, spread=0.66, tilt=0.5, sink=0.1)
        .heap('peanut', 22, spread=0.82, sink=0.3)
        .heap('honey-date', 4, spread=0.7)
        .sprinkle('goji', 8, tilt=0.2)
    ),
    'watercress-soup': lambda t: (
        t.bowl('#f3efe8', radius=1.1, depth=0.7)
        .soup('clear', oil='#d9d890', drops=40)
        .heap('watercress', 26, spread=0.6, tilt=0.6, size=1.15)
        .top('carrot-round', -0.55, -0.3, tilt=0.3)
        .top('carrot-round', -0.35, -0.52, tilt=0.3)
        .heap('honey-date', 3, spread=0.8, hollow=0.7)
        .sprinkle('goji', 8, spread=0.85, tilt=0.2)
    ),
}
