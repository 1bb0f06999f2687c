"""Snacks: steamed, fried and rolled."""

from kit import materials as m
from kit import snacks, vessels
from kit.drinks import handle
from kit.shape import lathe


def square_plate(t, w=1.25, d=1.25, color='#f4f1ec', slate=False):

    if slate:
        stone = m.food('slate', [(0.3, '#1c1e20'), (0.7, '#34373a')], scale=1.5, rough=(0.5, 0.7), bump=0.5, bump_scale=9, jitter=(0, 0, 0))
        vessels.rounded_slab('slate', w, d, 0.08, 0.06, stone, lip=0.015)
        level = 0.085
    else:
        vessels.rounded_slab('plate', w, d, 0.16, 0.22, m.glaze(color, color, rough=(0.07, 0.16)), lip=0.03, hollow=0.08)
        level = 0.085
    t.set(vessels.Bed(w * 0.86, d * 0.86, level, 0.05), target=(0, 0, 0.2), distance=7.1)


def slate(t, d=0.9):
    return t.do(square_plate, w=1.55, d=d, slate=True)


def cup_of_crisps(t):
    """A tall enamel cup, full to overflowing."""

    white, blue = m.glaze('#f6f4ee', '#f6f4ee', rough=(0.08, 0.16)), m.glaze('#1d3f86', '#1d3f86')
    lathe('cup', [(0.0, 0.0), (0.7, 0.0), (0.74, 0.04), (0.84, 1.25), (0.82, 1.25), (0.72, 0.1), (0.0, 0.08)], white, segments=120)
    lathe('rim', [(0.805, 1.22), (0.81, 1.27), (0.84, 1.285), (0.868, 1.265), (0.855, 1.21), (0.84, 1.2)], blue, segments=120)
    handle(0.78, 0.3, 1.0, 0.42, 0.06, white)
    t.set(vessels.Bed(0.82, 0.82, 1.12, 0.1), target=(0.1, 0, 0.92), distance=6.9, elevation=38)


def grid_of(t, name, z, size, turn=0.4):
    """Four of a kind, as they sit in a steamer."""
    for x, y in ((-0.42, 0.36), (0.42, 0.4), (-0.4, -0.42), (0.42, -0.38)):
        t.put(name, (x, y, z), (0, 0, turn + t.rng.gauss(0, 0.25)), size)


def two_rows(t):
    for y in (0.3, -0.32):
        for k in range(4):
            t.put(
                'popiah',
                (-0.82 + 0.55 * k + t.rng.gauss(0, 0.02), y + t.rng.gauss(0, 0.03), 0.36),
                (t.rng.gauss(0, 0.05), t.rng.gauss(0, 0.05), t.rng.uniform(0, 6)),
                0.88,
            )


SNACKS = {
    'siu-mai': lambda t: snacks.steamer(t).do(grid_of, name='siu-mai', z=0.17, size=1.12).aim(target=(0, -0.02, 0.3), elevation=48),
    'har-gow': lambda t: snacks.steamer(t).do(grid_of, name='har-gow', z=0.29, size=1.08, turn=0.12),
    'salted-egg-lava-bao': lambda t: (
        snacks.steamer(t)
        .do(lambda k: [k.put('bao', (-0.42, 0.32, 0.42), (0, 0, 1), 0.92), k.put('bao', (0.46, 0.36, 0.42), (0, 0, 2), 0.92)])
        .do(lambda k: snacks.torn_bao(k, (0.03, -0.4, 0.17), 0.44))
    ),
    'crispy-fried-wonton': lambda t: (
        snacks.basket(t)
        .ring('wonton', 5, 0.52, 0.3, size=1.12, tilt=0.2)
        .top('wonton', 0.02, 0.02, size=1.12, sink=0.0)
        .do(lambda k: snacks.dip(k, 'chilli', 1.2, -0.72, 0.36))
        .aim(target=(0.12, -0.05, 0.25), distance=7.1)
    ),
    'loh-bak': lambda t: (
        slate(t)
        .fan('loh-bak', 6, (-0.72, 0.36), (0.42, 0.36), yaw=1.4, pitch=-0.9, sink=-0.55, size=1.05)
        .fan('loh-bak', 5, (-0.7, -0.24), (0.2, -0.24), yaw=1.4, pitch=-0.9, sink=-0.55, size=1.05)
        .fan('cucumber', 5, (-0.6, -0.78), (0.25, -0.78), yaw=1.5, size=1.1)
        .do(lambda k: snacks.dip(k, 'sweet', 1.08, -0.05, 0.36, 0.08))
        .top('coriander', 0.62, 0.62)
    ),
    'fried-fish-skin': lambda t: (
        t.do(cup_of_crisps)
        .heap('fish-skin', 46, spread=0.78, tilt=1.1, sink=0.3)
        .sprinkle('curry-leaf', 10, spread=0.7)
        .sprinkle('birdseye-bits', 5, spread=0.6)
    ),
    'popiah': lambda t: (
        t.do(square_plate, w=1.5, d=0.95)
        .do(lambda k: k.puddle('sweet', 1.02, 0.52, level=0.095, thick=0.015))
        .do(two_rows)
        .sprinkle('peanut-crumb', 160, spread=0.85)
        .sprinkle('chilli-ring', 3, spread=0.6)
        .top('coriander', 0.72, -0.55)
    ),
}
