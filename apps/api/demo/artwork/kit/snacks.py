"""Dim sum, fried bites and rolls."""

import math

from mathutils import noise

from . import materials as m
from .garnish import fuse_posed
from .heap import piece
from .meats import bent_slice
from .shape import disc, lathe, lump, strand
from .solids import coin, round_outline


def steamer(t, radius=1.25):
    """A bamboo steamer lined with paper; the table's bed becomes its inside."""
    from .vessels import Bed

    cane, dark = m.wood('#d8b078', '#b88648', 0.5), m.wood('#c89a5c', '#9a6c34', 0.5)
    lathe(
        'wall',
        [
            (radius * 0.94, 0.12),
            (radius * 0.94, 0.42),
            (radius * 0.955, 0.44),
            (radius * 1.0, 0.44),
            (radius * 1.012, 0.42),
            (radius * 1.012, 0.0),
            (radius * 0.95, 0.0),
            (radius * 0.94, 0.12),
        ],
        cane,
        steps=0,
        segments=128,
    )
    for z in (0.07, 0.33):
        lathe(
            'band',
            [(radius * 1.01, z - 0.06), (radius * 1.035, z - 0.05), (radius * 1.035, z + 0.05), (radius * 1.01, z + 0.06)],
            dark,
            steps=0,
            segments=128,
        )
    for k in range(16):
        x = (k - 7.5) / 8 * radius * 0.94
        half = math.sqrt(max(0.0, (radius * 0.94) ** 2 - x * x))
        slat = lump('slat', (0.055, half, 0.02), cane, t.rng, 0.0, flat=1.0, detail=3)
        slat.location = (x, 0, 0.13)
    disc(
        'paper',
        radius * 0.86,
        lambda x, y: 0.165 + 0.012 * noise.noise((x * 2, y * 2, 0)),
        m.plain('paper', '#d9ccb4', rough=0.8, specular=0.1),
    )
    bed = Bed(radius * 0.86, radius * 0.86, 0.18, 0.15)
    return t.set(bed, target=(0, -0.02, 0.2), distance=7.0)


def siu_mai(rng):
    skin = m.food('wrapper', [(0.3, '#e2b038'), (0.7, '#f6d878')], rough=(0.25, 0.4), coat=0.5, bump=0.15)
    meat = m.food(
        'filling', [(0.3, '#c98a6a'), (0.55, '#e8b8a0'), (0.75, '#f4d6c4')], scale=9, rough=(0.2, 0.35), coat=0.7, bump=0.8, bump_scale=16
    )
    roe = m.plain('roe', '#f0641a', rough=0.15, coat=1.0)
    cup = lathe(
        'cup',
        [(0.0, 0.0), (0.24, 0.0), (0.29, 0.06), (0.285, 0.25), (0.26, 0.4), (0.3, 0.5), (0.285, 0.5), (0.24, 0.4), (0.0, 0.38)],
        skin,
        segments=72,
    )
    for v in cup.data.vertices:
        a, up = math.atan2(v.co.y, v.co.x), max(0.0, v.co.z)
        k = 1 + 0.045 * math.sin(a * 13) * min(1, up * 3) + (0.1 * math.sin(a * 7 + 1) * max(0, up - 0.35) * 6)
        v.co.x, v.co.y, v.co.z = v.co.x * k, v.co.y * k, v.co.z + 0.03 * math.sin(a * 7) * max(0, up - 0.4) * 10
    top = lump('filling', (0.25, 0.25, 0.15), meat, rng, 0.14, 2.4, detail=5)
    top.location = (0, 0, 0.41)
    parts = [cup, top]
    for k in range(16):
        egg = lump('roe', (0.023,) * 3, roe, rng, 0.0, detail=2)
        a, r = k * 2.4, 0.075 * math.sqrt(k / 16)
        egg.location = (r * math.cos(a), r * math.sin(a), 0.575 - r * 0.3)
        parts.append(egg)
    return piece([fuse_posed(parts)], 0.3, 0.0)


def har_gow(rng):
    """A pleated crescent whose skin lets the prawn's pink through."""
    g = m.Graph('crystal')
    coords = g.add('TexCoord').outputs['Object']
    away = g.add('VectorMath', {0: coords, 1: (0, 0.06, 0.1)}, operation='DISTANCE').outputs['Value']
    core = g.add('MapRange', {'Value': away, 'From Min': 0.4, 'From Max': 0.14})
    blotch = g.noise(coords, 5, detail=3)
    mix = g.add('Math', {0: core, 1: g.remap(blotch.outputs['Fac'], 0.2, 1.3)}, operation='MULTIPLY')
    color = g.ramp(mix, [(0.05, '#efe2d0'), (0.35, '#eeb494'), (0.7, '#e07f56')])
    g.set(Base_Color=color, Roughness=0.16, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    shapes = []
    for _ in range(2):
        body = lump('har-gow', (0.4, 0.26, 0.22), g.material, rng, 0.04, 1.2, detail=6)
        for v in body.data.vertices:
            x, y, z = v.co
            back = max(0.0, -y / 0.26)
            crest = max(0.0, z / 0.22)
            fold = math.sin(x * 46) * 0.022 * crest * (0.35 + back)
            v.co.y = y + 0.35 * x * x + fold * 0.6 - 0.05 * crest
            v.co.z = max(-0.1, z) + fold + 0.07 * crest**3 * (1 - (x / 0.4) ** 2)
        shapes.append(body)
    return piece(shapes, 0.36, 0.2)


def bao(rng, size=0.46):
    skin = m.food('bao', [(0.3, '#ddd0b8'), (0.7, '#f0e8d8')], scale=2, rough=(0.5, 0.65), bump=0.12, bump_scale=18)
    return piece([lump('bao', (size, size, size * 0.62), skin, rng, 0.03, 1.1, detail=5)], size, size * 1.1)


def torn_bao(t, at, size=0.46):
    """A bun broken open, custard running out of it."""
    rng = t.rng
    skin = m.food('bao', [(0.3, '#ddd0b8'), (0.7, '#f0e8d8')], scale=2, rough=(0.5, 0.65), bump=0.12)
    crumb = m.food('crumb', [(0.3, '#efe4cf'), (0.7, '#faf4e6')], rough=(0.7, 0.9), bump=1.0, bump_scale=26, bump_distance=0.05)
    lava = m.liquid('lava', '#f08a08', '#ffb52a', rough=0.07, bump=0.1)
    for side in (-1, 1):
        half = lump('half', (size, size, size * 0.62), skin, rng, 0.04, 1.1, detail=6)
        half.data.materials.append(crumb)
        for v in half.data.vertices:
            if v.co.x * side < 0:
                v.co.x = 0.05 * noise.noise((v.co.y * 9, v.co.z * 9, side)) - side * 0.04 * (1 - (v.co.y / size) ** 2)
        for f in half.data.polygons:
            if abs(f.center.x) < 0.07:
                f.material_index = 1
        half.location = (at[0] + side * 0.13, at[1], at[2] + size * 0.45)
        half.rotation_euler = (0, side * 0.42, side * 0.1)
    for dx, dy, dz, sx, sy, sz in (
        (0, -0.02, 0.3, 0.12, 0.24, 0.17),
        (0.0, -0.28, 0.2, 0.1, 0.18, 0.15),
        (0.03, -0.5, 0.03, 0.24, 0.24, 0.05),
        (-0.05, 0.1, 0.36, 0.12, 0.18, 0.12),
    ):
        drop = lump('lava', (sx, sy, sz), lava, rng, 0.12, 1.6, detail=5)
        drop.location = (at[0] + dx, at[1] + dy, at[2] + dz)


def wonton(rng):
    """A fried parcel: a full belly and crisp wings."""
    crisp = m.food(
        'wonton',
        [(0.25, '#9c560f'), (0.45, '#cf8c28'), (0.65, '#e6b050'), (0.8, '#f0cc80')],
        scale=4,
        rough=(0.3, 0.5),
        coat=0.3,
        bump=0.9,
        bump_scale=16,
        bump_distance=0.03,
    )
    shapes = []
    for _ in range(3):
        belly = lump('belly', (0.25, 0.22, 0.2), crisp, rng, 0.14, 1.8, detail=4)
        belly.location = (0, 0, 0.14)
        parts = [belly]
        for k in range(4):
            wing = bent_slice('wing', rng, 0.34, 0.3, 0.02, crisp, 0.35, 0.15)
            a = k * 0.8 - 1.2 + rng.gauss(0, 0.2)
            wing.location = (0.16 * math.sin(a) * 1.2, 0.16 * math.cos(a) + 0.04, 0.24)
            wing.rotation_euler = (0.7 + rng.gauss(0, 0.2), 0.4 * math.sin(a), -a)
            parts.append(wing)
        shapes.append(fuse_posed(parts))
    return piece(shapes, 0.28, 0.1)


def basket(t):
    """A small wire basket lined with paper."""
    from .vessels import Bed

    wire = m.plain('wire', '#8f8a84', rough=0.25, metal=1.0)
    paper = m.plain('paper', '#ece2cf', rough=0.85, specular=0.1)
    for z, r in ((0.04, 0.86), (0.25, 0.98), (0.46, 1.08), (0.5, 1.1)):
        strand(
            'ring',
            [(r * math.cos(a / 48 * 2 * math.pi), r * math.sin(a / 48 * 2 * math.pi), z) for a in range(48)],
            0.018 if z < 0.45 else 0.026,
            wire,
            cyclic=True,
        )
    for k in range(44):
        a = 2 * math.pi * k / 44
        strand(
            'rib',
            [(r * math.cos(a + 0.06 * z), r * math.sin(a + 0.06 * z), z) for z, r in ((0.04, 0.84), (0.25, 0.98), (0.5, 1.1))],
            0.012,
            wire,
            resolution=2,
        )

    def crumple(x, y):
        r = math.hypot(x, y)
        return 0.07 + 0.5 * max(0.0, r - 0.72) ** 1.2 * 1.6 + 0.07 * noise.noise((x * 3, y * 3, 2)) * r

    liner = disc('liner', 1.12, crumple, paper, rings=40)
    for v in liner.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r > 0.85:
            squeeze = min(1.0, (0.85 + 0.3 * v.co.z) / r) * (1 - 0.03 * math.sin(math.atan2(v.co.y, v.co.x) * 9))
            v.co.x, v.co.y = v.co.x * squeeze, v.co.y * squeeze
    return t.set(Bed(0.86, 0.86, 0.14, 0.1), target=(0.2, -0.02, 0.3), distance=6.6)


def dip(t, kind, x, y, radius=0.3, z=0.0, color='#f2eee6'):
    """A little dish of sauce beside the food."""
    from .table import GRAVY

    china = m.glaze(color, color)
    dish = lathe(
        'dip',
        [(0.0, 0.04), (0.5, 0.03), (0.62, 0.0), (0.66, 0.02), (0.86, 0.16), (1.0, 0.44), (0.96, 0.46), (0.9, 0.36), (0.6, 0.1), (0, 0.09)],
        china,
        segments=64,
    )
    dish.location, dish.scale = (x, y, z), (radius,) * 3
    deep, thin = GRAVY[kind]
    fill = disc(
        'sauce',
        radius * 0.9,
        lambda a, b: 0.006 * noise.noise((a * 9, b * 9, 0)),
        m.liquid('dip', deep, thin, rough=0.22, bump=0.3, coat=0.2),
    )
    fill.location = (x, y, z + radius * 0.34)


def loh_bak(rng):
    """A slice of five-spice roll: bean-curd skin round a coarse filling."""
    face = m.food(
        'loh-bak',
        [(0.28, '#8a5232'), (0.45, '#b9805c'), (0.6, '#d9ae8c'), (0.75, '#f0d8bc')],
        scale=10,
        rough=(0.3, 0.5),
        coat=0.5,
        bump=0.7,
    )
    skin = m.food('curd-skin', [(0.3, '#4a1e08'), (0.7, '#96521c')], scale=6, rough=(0.25, 0.45), coat=0.6, bump=0.9, bump_scale=14)
    return piece([coin('loh-bak', rng, round_outline(0.24, 3, 0.05, 1.15), 0.22, face, skin) for _ in range(3)], 0.22, 0.24)


def fish_skin(rng):
    crisp = m.food(
        'skin',
        [(0.25, '#8a5a1c'), (0.42, '#d9982c'), (0.6, '#f2c454'), (0.78, '#fae09a')],
        scale=6,
        rough=(0.35, 0.55),
        coat=0.25,
        bump=1.0,
        bump_scale=34,
        bump_distance=0.02,
    )
    return piece(
        [
            bent_slice('crisp', rng, rng.uniform(0.45, 0.65), rng.uniform(0.3, 0.42), 0.022, crisp, 0.75, 0.25, grid=(26, 16))
            for _ in range(7)
        ],
        0.24,
        0.14,
    )


def popiah(rng):
    """A cut piece standing on end: soft skin, bright filling showing."""
    skin = m.food('popiah', [(0.3, '#d9c8a4'), (0.7, '#efe4cc')], scale=3, rough=(0.4, 0.55), bump=0.25, bump_scale=8)
    face = m.food('popiah-face', [(0.3, '#b07c3c'), (0.7, '#e2c48c')], rough=(0.3, 0.5), bump=0.8)
    body = coin('roll', rng, round_outline(0.29), 0.52, face, skin)
    parts = [body]
    fill = [('#e6d0a0', 34), ('#e2761a', 20), ('#f0bf3c', 18), ('#4f8f2a', 10), ('#9c5c2c', 12)]
    for color, count in fill:
        stuff = m.food('fill', [(0.3, color), (0.7, color)], rough=(0.3, 0.45), coat=0.5, jitter=(0.01, 0.1, 0.15))
        for _ in range(count):
            a, r = rng.uniform(0, 6.28), 0.21 * math.sqrt(rng.random())
            bit = lump('bit', (0.075, 0.026, 0.026), stuff, rng, 0.15, detail=2)
            bit.location, bit.rotation_euler = (
                (r * math.cos(a), r * math.sin(a), 0.25 + rng.random() * 0.02),
                (rng.gauss(0, 0.2), rng.gauss(0, 0.2), rng.uniform(0, 3.1)),
            )
            parts.append(bit)
    whole = fuse_posed(parts)
    return piece([whole], 0.3, 0.52)
