"""Hot and cold drinks."""

import math
import random

from mathutils import noise

from kit import drinks as d
from kit import materials as m
from kit.shape import copy, disc, lathe, lump, strand
from kit.solids import cube
from kit.vessels import Bed, rounded_slab

from .desserts import cast, gel

TALL = {'target': (0, 0, 1.06), 'distance': 7.9, 'elevation': 27}


def tall(t, material, level=1.72, ribs=0, top=None):
    """A tall tumbler of something cold, standing in the middle."""
    d.glass(0.62, 2.05, 0.46, ribs=ribs)
    width = d.fill(0.62, 0.46, 2.05, level, material)
    return t.set(Bed(width, width, level, 0.13), **TALL)


def milo(t):
    tall(t, d.opaque('milo'))
    d.ice(t.rng, t.bed.rx, 1.72, 7, 0.17)
    powder = m.food(
        'powder',
        [(0.3, '#4a2810'), (0.7, '#7a4a24')],
        scale=8,
        rough=(0.8, 0.95),
        bump=1.0,
        bump_scale=40,
        bump_distance=0.04,
        specular=0.1,
    )
    disc(
        'powder',
        0.5,
        lambda x, y: 1.86 + 0.4 * max(0, 1 - (math.hypot(x, y) / 0.5) ** 1.5) + 0.04 * noise.noise((x * 8, y * 8, 0)),
        powder,
        rings=40,
    )
    grain = lump('grain', (0.02,) * 3, powder, t.rng, 0.4, detail=2)
    for _ in range(420):
        a, r = t.rng.uniform(0, 6.28), 0.52 * math.sqrt(t.rng.random())
        copy(grain, (r * math.cos(a), r * math.sin(a), 1.87 + 0.4 * max(0, 1 - (r / 0.5) ** 1.5)), (0, 0, 0), t.rng.uniform(0.5, 1.6))
    d.straw((0.3, 0.12, 1.0), (0.1, 0.3, 0), '#c8351c', length=1.9)
    return t


def cooling(t):
    tall(t, m.liquid('cooling', '#1c0a04', '#3d1a0a', rough=0.03), ribs=26)
    d.ice(t.rng, t.bed.rx, 1.72, 6, 0.17)
    petal, heart = (
        m.food('petal', [(0.3, '#f6d85a'), (0.7, '#fff3c0')], rough=(0.4, 0.55)),
        m.food('heart', [(0.3, '#d98a0a'), (0.7, '#f2b42a')], bump=1.0, bump_scale=30),
    )
    at = (0.42, -0.36, 2.06)
    for ring, count, size, lift in ((0.14, 17, 0.17, 0.0), (0.09, 13, 0.13, 0.04)):
        for k in range(count):
            a = 2 * math.pi * k / count + ring
            leaf = lump('petal', (size * 0.62, 0.035, 0.014), petal, t.rng, 0.06)
            leaf.location = (at[0] + ring * math.cos(a), at[1] + ring * math.sin(a), at[2] + lift)
            leaf.rotation_euler = (0, -0.3, a)
    lump('heart', (0.06, 0.06, 0.05), heart, t.rng, 0.2, 4).location = (at[0], at[1], at[2] + 0.06)
    return t


def barley(t):
    tall(t, d.opaque('barley'))
    grain = m.food('barley-grain', [(0.3, '#d9c49a'), (0.7, '#f2e6c8')])
    shape = lump('grain', (0.055, 0.04, 0.038), grain, t.rng, 0.08)
    for _ in range(150):
        a = t.rng.uniform(0, 6.28)
        z = 0.16 + 0.36 * t.rng.random() ** 1.6
        r = (0.46 + 0.16 * z / 2.05) - 0.045
        copy(shape, (r * math.cos(a), r * math.sin(a), z), (t.rng.random() * 3, t.rng.random() * 3, a), 1)
    d.ice(t.rng, t.bed.rx, 1.72, 6, 0.17)
    t.put('calamansi-green', (0.2, -0.2, 1.93), (0.35, 0.1, 0.3), 1.15).put('calamansi-green', (-0.2, 0.05, 1.95), (0.2, -0.4, 2.0), 1.1)
    return t.put('calamansi-green', (0.95, -0.4, 0.16), (0.2, 0.0, 0.4), 1.1)


def plum(t):
    tall(t, d.tinted('plum'))
    d.ice(t.rng, t.bed.rx, 1.72, 6, 0.17)
    t.put('calamansi', (0.22, -0.18, 1.93), (0.5, 0.3, 0.3), 1.2).put('calamansi', (-0.24, 0.12, 1.95), (0.4, -0.3, 2.0), 1.15)
    stone = m.food(
        'plum', [(0.3, '#3d1408'), (0.7, '#8a4420')], scale=5, rough=(0.25, 0.45), coat=0.5, bump=1.0, bump_scale=9, bump_distance=0.05
    )
    lump('plum', (0.15, 0.14, 0.13), stone, t.rng, 0.12, 2.4, detail=5).location = (-0.02, -0.3, 2.02)
    return t


def soya(t):
    tall(t, d.opaque('soya'), level=1.78)
    jelly = gel('jelly', [(0.3, '#0f0a08'), (0.7, '#2a1e18')])
    shapes = [cube('jelly', t.rng, (0.12, 0.12, 0.12), jelly) for _ in range(3)]
    for _ in range(64):
        a = t.rng.uniform(0, 6.28)
        z = 0.2 + 0.62 * t.rng.random()
        r = (0.46 + 0.16 * z / 2.05) - 0.19
        copy(t.rng.choice(shapes), (r * math.cos(a), r * math.sin(a), z), (t.rng.random() * 3, t.rng.random() * 3, a), 1)
    for x, y in ((0.1, -0.22), (-0.25, -0.05), (0.2, 0.15), (-0.1, 0.25), (-0.02, -0.02)):
        copy(shapes[0], (x, y, 1.78), (0.4, 0.3, x * 9), 1)
    d.straw((0.3, 0.12, 1.0), (0.1, 0.3, 0), '#1f7a5a', 0.075, 1.9)
    return t


def luo_han(t):
    lathe(
        'jug',
        [
            (0.0, 0.0),
            (0.55, 0.0),
            (0.8, 0.2),
            (0.92, 0.6),
            (0.82, 1.0),
            (0.7, 1.2),
            (0.74, 1.34),
            (0.71, 1.35),
            (0.66, 1.2),
            (0.78, 0.98),
            (0.88, 0.6),
            (0.76, 0.22),
            (0.5, 0.07),
            (0.0, 0.07),
        ],
        m.clear('glass', '#fbfdfd'),
        segments=128,
    )
    lathe(
        'tea',
        [(0.0, 0.09), (0.5, 0.09), (0.75, 0.24), (0.865, 0.6), (0.765, 0.98), (0.7, 1.08), (0.0, 1.08)],
        m.liquid('tea', '#5a1c08', '#a8481c', clear=0.25),
        steps=4,
    )
    d.handle(0.84, 0.35, 1.1, 0.42, 0.055, m.clear('glass', '#fbfdfd'))
    t.set(Bed(0.68, 0.68, 1.08, 0.1), target=(0.12, 0, 0.72), distance=6.7, elevation=36)
    d.ice(t.rng, 0.66, 1.06, 6, 0.16)
    t.ground(lambda x, y: 1.1)
    fruit = gel('longan', [(0.3, '#b8803c'), (0.7, '#e8c48a')])
    cast(t, [lump('longan', (0.13, 0.12, 0.1), fruit, t.rng, 0.12, 1.6, detail=4) for _ in range(3)], 0.12, 0.16, 7, 0.7, tilt=0.4)
    return t.heap('red-date', 4, spread=0.65, size=0.9)


def spoon(at, turn, color='#c9c4bc'):
    metal = m.plain('steel', color, rough=0.18, metal=1.0)
    parts = lump('bowl', (0.2, 0.13, 0.03), metal, random.Random(1), 0.0)
    stem = strand('stem', [(0.15 + k * 0.12, 0, 0.02 + 0.004 * k) for k in range(9)], 0.028, metal, [0.8] * 9)
    for part in (parts, stem):
        part.location, part.rotation_euler = at, (0, 0, turn)


def kopi(t):
    inner = d.cup(0.78, 0.86, pattern='#c8402a', rng=t.rng)
    deep, thin = d.DRINK['kopi']
    t.set(Bed(inner * 0.97, inner * 0.97, 0.75, 0.15), target=(0.05, 0, 0.38), distance=6.3, elevation=42)
    t.rng.random()
    disc(
        'coffee',
        inner * 0.985,
        lambda x, y: 0.75 + 0.004 * noise.noise((x * 5, y * 5, 0)),
        m.liquid('kopi', deep, thin, rough=0.1, bump=0.02),
        rings=30,
    )
    foam = m.food('foam', [(0.3, '#a06a3c'), (0.7, '#b8845a')], scale=9, rough=(0.2, 0.35), coat=0.5, bump=0.3)
    bubble = lump('bubble', (1, 1, 0.55), foam, t.rng, 0.0, detail=2)
    bubble.hide_render = True
    for _ in range(900):
        a, r = t.rng.uniform(0, 6.28), inner * (0.965 - 0.26 * t.rng.random() ** 2.2)
        if t.rng.random() < 0.25:
            a, r = 1.1 + t.rng.gauss(0, 0.3), inner * (0.35 + t.rng.gauss(0, 0.12))
        copy(bubble, (r * math.cos(a), r * math.sin(a), 0.752), (0, 0, 0), t.rng.uniform(0.004, 0.016))
    spoon((-0.75, -0.68, 0.16), -0.15)
    return t


def teh_tarik(t):
    g = m.clear('glass', '#fbfdfd')
    d.glass(0.72, 1.5, 0.62, wall=0.05, material=g)
    width = d.fill(0.72, 0.62, 1.5, 1.2, d.opaque('teh'), wall=0.055)
    d.handle(0.68, 0.35, 1.2, 0.42, 0.07, g)
    foam = m.food(
        'froth', [(0.3, '#d9b07a'), (0.7, '#f2d9b0')], scale=7, rough=(0.35, 0.5), coat=0.2, bump=0.9, bump_scale=30, bump_distance=0.02
    )
    t.set(Bed(width, width, 1.2, 0.1), target=(0.14, 0, 0.75), distance=7.2, elevation=30)
    lathe('froth', [(width, 1.19), (width + 0.008, 1.25), (width + 0.012, 1.42)], foam, steps=3)
    d.froth(width + 0.012, 1.42, foam, t.rng, 0.16, 500)
    return t


def ginger_tea(t):
    g = m.clear('glass', '#fbfdfd')
    d.glass(0.74, 1.15, 0.6, wall=0.045, material=g)
    width = d.fill(0.74, 0.6, 1.15, 0.95, m.liquid('tea', '#c87a10', '#f0b438', rough=0.03, clear=0.35), wall=0.05)
    d.handle(0.7, 0.28, 0.95, 0.38, 0.06, g)
    t.set(Bed(width, width, 0.95, 0.1), target=(0.1, -0.06, 0.5), distance=6.9, elevation=38)
    t.heap('ginger-slice', 4, spread=0.6, tilt=0.2, size=1.1)
    honey = m.wood('#c48a4c', '#8f5c2a')
    for k in range(6):
        ring = lathe(
            'ring',
            [(0.0, 0.0), (0.13, 0.01), (0.155, 0.035), (0.13, 0.06), (0.05, 0.065), (0.05, 0.08), (0, 0.08)],
            honey,
            segments=36,
            steps=3,
        )
        ring.location, ring.rotation_euler = (-1.0 - 0.082 * k * 0.55, -0.72 + 0.082 * k * 0.83, 0.16), (0, math.pi / 2, math.pi - 0.98)
    strand('stick', [(-1.0 + 0.1 * k * 0.55 - 0.3, -0.72 - 0.1 * k * 0.83 + 0.46, 0.16) for k in range(3, 16)], 0.04, honey)
    t.put('ginger-slice', (0.95, -0.78, 0.04), (0, 0, 1.0), 1.3).put('ginger-slice', (1.2, -0.62, 0.05), (0.1, 0.1, 2.0), 1.1)
    return t


def tea_pot(t):
    rounded_slab('tray', 1.6, 1.1, 0.12, 0.16, m.wood('#c89858', '#96682f'))
    for k in range(9):
        slat = rounded_slab('slat', 1.48, 0.09, 0.02, 0.02, m.wood('#d4a868', '#a87838'), lip=0.006)
        slat.location = (0, -0.88 + 0.22 * k, 0.12)
    clay = m.food(
        'zisha', [(0.3, '#4a2214'), (0.7, '#7a4028')], scale=2.5, rough=(0.35, 0.5), bump=0.25, bump_scale=50, jitter=(0, 0, 0), coat=0.15
    )
    at = (-0.4, 0.22, 0.14)
    body = lathe(
        'pot',
        [
            (0.0, 0.0),
            (0.34, 0.0),
            (0.58, 0.2),
            (0.64, 0.42),
            (0.5, 0.68),
            (0.3, 0.76),
            (0.3, 0.8),
            (0.29, 0.82),
            (0.2, 0.88),
            (0.06, 0.92),
            (0.06, 0.96),
            (0.1, 1.02),
            (0.07, 1.08),
            (0.0, 1.09),
        ],
        clay,
    )
    body.location = at
    strand(
        'spout',
        [(at[0] - 0.5 - 0.085 * k, at[1] - 0.05 * k, at[2] + 0.34 + 0.05 * k + 0.006 * k * k) for k in range(7)],
        0.12,
        clay,
        [1.15 - 0.085 * k for k in range(7)],
        resolution=6,
    )
    ear = d.handle(0.55, 0.2, 0.62, 0.36, 0.055, clay)
    ear.location, ear.rotation_euler = at, (0, 0, 0.35)
    white = m.glaze('#f6f3ec', '#f6f3ec', rough=(0.06, 0.12))
    for x, y in ((0.62, -0.38), (1.08, 0.16)):
        cup = lathe(
            'cup',
            [(0.0, 0.03), (0.15, 0.0), (0.17, 0.02), (0.29, 0.18), (0.33, 0.36), (0.31, 0.36), (0.27, 0.2), (0.14, 0.06), (0.0, 0.06)],
            white,
            segments=72,
        )
        cup.location = (x, y, 0.14)
        brew = disc('tea', 0.298, lambda a, b: 0.0, m.liquid('tea', *d.DRINK['pu-erh'], rough=0.03, bump=0.01))
        brew.location = (x, y, 0.43)
    return t.set(Bed(1, 1, 0.14, 0.14), target=(-0.02, 0, 0.35), distance=7.3, elevation=40)


DRINKS = {
    'kopi': kopi,
    'teh-tarik': teh_tarik,
    'chinese-tea-pot': tea_pot,
    'ginger-honey-tea': ginger_tea,
    'iced-milo-dinosaur': milo,
    'herbal-cooling-tea': cooling,
    'barley-lime': barley,
    'sour-plum-calamansi': plum,
    'luo-han-guo-longan': luo_han,
    'soya-grass-jelly': soya,
}
