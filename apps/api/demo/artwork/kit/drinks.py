"""Glasses, cups and pots, and what is in them."""

import math

from mathutils import noise

from . import materials as m
from .shape import copy, curve_through, disc, lathe, lump, strand

DRINK = {
    'teh': ('#b0622a', '#c9803e'),
    'kopi': ('#6b3a1c', '#8a5530'),
    'milo': ('#4a2610', '#6e4020'),
    'soya': ('#dccba6', '#ece0c4'),
    'barley': ('#c9c6b2', '#dcdac8'),
    'pu-erh': ('#2d0e06', '#5a1e0c'),
}
CLEAR = {'plum': '#cfae2a'}


def glass(radius=0.55, height=2.0, foot=0.42, wall=0.03, ribs=0, material=None):
    """A tumbler: one closed skin, so that light bends through it as it should."""
    shell = material or m.clear('glass', '#fbfdfd')
    thing = lathe(
        'glass',
        [
            (0.0, 0.0),
            (foot, 0.0),
            (foot + 0.015, 0.03),
            (radius, height - 0.02),
            (radius - wall * 0.5, height),
            (radius - wall, height - 0.02),
            (foot - wall + 0.01, 0.13),
            (foot * 0.8, 0.11),
            (0.0, 0.11),
        ],
        shell,
        steps=4,
        segments=128,
    )
    if ribs:
        for v in thing.data.vertices:
            a, r = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y)
            if r > foot and v.co.z < height * 0.8:
                k = 1 + 0.02 * abs(math.sin(a * ribs / 2))
                v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return thing


def fill(radius, foot, height, level, material, low=0.13, wall=0.035, top=None):
    """The drink: a body just inside the glass, up to `level`."""

    def width(z):
        return foot + (radius - foot) * z / height - wall

    lathe(
        'drink',
        [
            (0.0, low),
            (width(low) * 0.96, low),
            (width(low + 0.03), low + 0.03),
            (width(level - 0.02), level - 0.02),
            (width(level), level),
            (width(level) * 0.9, level - 0.01),
            (0.0, level - 0.01),
        ],
        material,
        steps=3,
        segments=96,
    )
    return width(level)


def opaque(kind):
    deep, thin = DRINK[kind]
    return m.liquid(kind, deep, thin, rough=0.12, scale=1.2, bump=0.02)


def tinted(kind):
    """A clear drink: tinted light passes through it."""
    return m.liquid(kind, CLEAR[kind], CLEAR[kind], rough=0.03, bump=0.02, clear=0.3)


def ice(rng, radius, level, count=6, size=0.17, z=0.02):
    frost = m.clear('ice', '#eef6f8', body=0.16, edge=0.7)
    for k in range(count):
        a, r = k * 2.4 + rng.random(), radius * 0.62 * math.sqrt((k + 0.5) / count)
        cube = lump('ice', (size, size * 0.92, size * 0.85), frost, rng, 0.06, 1.4, detail=4, flat=0.85)
        cube.location = (r * math.cos(a), r * math.sin(a), level + z + rng.uniform(-0.05, 0.09))
        cube.rotation_euler = (rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.uniform(0, 3))


def froth(radius, z, material, rng, high=0.1, bubbles=160):
    """A layer of foam with bubbles at its rim."""

    def top(x, y):
        r = math.hypot(x, y) / radius
        return z + high * (1 - r**6) + 0.015 * noise.noise((x * 9, y * 9, 0))

    disc('froth', radius, top, material, rings=30)
    shape = lump('bubble', (1, 1, 0.7), material, rng, 0.0, detail=2)
    for _ in range(bubbles):
        a, r = rng.uniform(0, 6.28), radius * (0.98 - 0.5 * rng.random() ** 2)
        s = rng.uniform(0.008, 0.03)
        copy(shape, (r * math.cos(a), r * math.sin(a), top(r * math.cos(a), r * math.sin(a)) - s * 0.2), (0, 0, 0), s)
    shape.hide_render = True


def handle(x, low, high, reach, radius, material, squash=1.0):
    middle = (low + high) / 2
    half = (high - low) / 2
    line = curve_through(
        [
            (x - 0.03, 0, low),
            (x + reach * 0.75, 0, low + half * 0.25),
            (x + reach, 0, middle),
            (x + reach * 0.8, 0, high - half * 0.2),
            (x - 0.03, 0, high),
        ]
    )
    return strand('handle', line, radius, material, resolution=6)


def straw(location, tilt, color, radius=0.05, length=2.2):
    tube = lathe(
        'straw',
        [(radius, 0), (radius, length), (radius * 0.82, length), (radius * 0.82, 0)],
        m.plain('straw', color, rough=0.25, coat=0.5),
        steps=0,
        segments=24,
    )
    tube.location, tube.rotation_euler = location, tilt


def cup(radius=0.62, height=0.72, color='#f4f0e8', pattern=None, rng=None, saucer=True):
    """A thick porcelain cup with its saucer; `pattern` paints small flowers round it."""
    china = m.glaze(color, color, rough=(0.08, 0.16))
    lathe(
        'cup',
        [
            (0.0, 0.1),
            (0.3 * radius, 0.09),
            (0.55 * radius, 0.06),
            (0.62 * radius, 0.08),
            (0.86 * radius, 0.28),
            (0.99 * radius, height - 0.04),
            (0.97 * radius, height),
            (0.9 * radius, height - 0.03),
            (0.78 * radius, 0.3),
            (0.5 * radius, 0.16),
            (0.0, 0.15),
        ],
        china,
    )
    handle(radius * 0.93, 0.26, height - 0.12, 0.3, 0.06, china)
    if saucer:
        lathe(
            'saucer',
            [(0.0, 0.05), (0.6, 0.05), (0.8, 0.08), (1.1, 0.17), (1.13, 0.165), (1.1, 0.14), (0.7, 0.02), (0.5, 0.0), (0.0, 0.0)],
            china,
            segments=120,
        )
    if pattern:
        leaf, bloom = m.plain('leaf', '#2f6b3a', rough=0.15, coat=0.6), m.plain('bloom', pattern, rough=0.15, coat=0.6)
        for k in range(11):
            a = 2 * math.pi * k / 11 + 0.2
            for dz, da, material, size in (
                (0.0, 0.0, bloom, 0.05),
                (-0.08, 0.1, leaf, 0.045),
                (0.07, -0.09, leaf, 0.04),
                (-0.06, -0.12, leaf, 0.035),
                (0.05, 0.13, bloom, 0.028),
            ):
                z = height * 0.62 + dz
                wall = radius * (0.86 + 0.13 * (z - 0.28) / (height - 0.32)) + 0.001
                spot = lump('dot', (0.012, size * 1.7, size * 1.2), material, rng, 0.15, detail=3)
                spot.location, spot.rotation_euler = (wall * math.cos(a + da), wall * math.sin(a + da), z), (0, -0.25, a + da)
    return 0.9 * radius


def slice_on(rng, at, turn, radius=0.2, rind='#4f9a26', flesh=('#e8b42a', '#f6da72')):
    """A slice of calamansi or lime."""
    from .produce import citrus_half

    shape = citrus_half(rng, radius, flesh, rind).shapes[0]
    return copy(shape, at, turn)
