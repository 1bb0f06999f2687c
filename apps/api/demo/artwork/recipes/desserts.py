"""Desserts: ice, custards, sweet soups."""

import math

from mathutils import noise

from kit import drinks as d
from kit import materials as m
from kit.heap import piece
from kit.shape import copy, disc, lathe, lump
from kit.solids import baton, cube, wedge
from kit.table import GRAVY
from kit.vessels import Bed


def gel(name, stops, rough=(0.08, 0.2), coat=0.9):
    return m.food(name, stops, scale=3, rough=rough, coat=coat, bump=0.05, jitter=(0.008, 0.1, 0.12))


def cast(t, shapes, reach, thick, count, spread=0.8, center=(0, 0), **how):
    t.heap_map.scatter(piece(shapes, reach, thick), count, spread=spread, center=center, **how)
    return t


def snow(t, height, radius, stripes=None, syrup=None):
    """Shaved ice: a crumbly cone, bare or striped with syrup."""
    g = m.Graph('snow')
    coords = g.add('TexCoord').outputs['Object']
    if stripes:
        around = g.add('SeparateXYZ', {'Vector': coords})
        angle = g.add('Math', {0: around.outputs['Y'], 1: around.outputs['X']}, operation='ARCTAN2')
        wobble = g.add('Math', {0: g.remap(g.noise(coords, 4).outputs['Fac'], -0.9, 0.9), 1: angle}, operation='ADD')
        turn = g.add('MapRange', {'Value': wobble, 'From Min': -3.2, 'From Max': 3.2})
        color = g.ramp(turn, stripes)
    else:
        color = g.ramp(g.noise(coords, 6).outputs['Fac'], [(0.3, '#d4dcdf'), (0.7, '#eef0ee')])
    if syrup:
        up = g.add('SeparateXYZ', {'Vector': coords}).outputs['Z']
        run = g.add('Mapping', {'Vector': coords, 'Scale': (5.0, 5.0, 0.5)})
        drip = g.add('Math', {0: g.remap(g.noise(run, 1.0, detail=1).outputs['Fac'], -0.55, 0.55), 1: up}, operation='ADD')
        edge = t.bed.level + height * 0.5
        mask = g.add('MapRange', {'Value': drip, 'From Min': edge - 0.03, 'From Max': edge + 0.03})
        color = g.add('MixRGB', {'Fac': mask, 'Color1': color, 'Color2': m.linear(syrup)})
    g.set(Base_Color=color, Roughness=0.35, Specular=0.5, Clearcoat=0.2)
    g.bump(g.noise(coords, 34, detail=6).outputs['Fac'], 0.9, 0.05)
    base = t.bed.level - 0.05

    def top(x, y):
        r = math.hypot(x, y) / radius
        return base + height * max(0.0, 1 - r**1.7) + 0.05 * noise.noise((x * 7, y * 7, 0)) + 0.025 * noise.noise((x * 21, y * 21, 0))

    disc('snow', radius, top, g.material, rings=70, segments=160)
    crystal = lump(
        'crystal',
        (0.02, 0.016, 0.014),
        g.material if not stripes else gel('crystal', [(0.3, '#eef3f4'), (0.7, '#ffffff')]),
        t.rng,
        0.3,
        2,
        detail=2,
    )
    for _ in range(500):
        a, r = t.rng.uniform(0, 6.28), radius * math.sqrt(t.rng.random())
        if syrup and r < 0.72 * radius:
            continue
        x, y = r * math.cos(a), r * math.sin(a)
        copy(crystal, (x, y, top(x, y) + 0.004), (t.rng.random() * 3, t.rng.random() * 3, 0), t.rng.uniform(0.7, 2.0))
    return t.ground(lambda x, y: max(t.bed.level, top(x, y)))


def china_bowl(t, color='#f5f2ec', rim='#2b4a86', radius=1.12, depth=0.74, level=0.58):
    return t.bowl(color, rim, radius=radius, depth=depth, level=level).aim(target=(0, 0, 0.45))


def glass_bowl(t, radius=1.1, depth=0.74, level=0.6, body=None):
    """A clear bowl with its contents as one body, so that its side shows them."""
    r = radius
    lathe(
        'glass',
        [
            (0.0, 0.05),
            (0.4 * r, 0.04),
            (0.45 * r, 0.0),
            (0.5 * r, 0.03),
            (0.78 * r, 0.28),
            (0.97 * r, depth - 0.02),
            (0.985 * r, depth),
            (0.96 * r, depth - 0.01),
            (0.76 * r, 0.31),
            (0.5 * r, 0.1),
            (0.0, 0.09),
        ],
        m.clear('glass', '#f8fcfc'),
        segments=128,
    )
    width = (0.76 + 0.2 * (level - 0.31) / (depth - 0.31)) * r - 0.02
    if body:
        lathe('body', [(0.0, 0.11), (0.48 * r, 0.12), (0.74 * r, 0.32), (width, level), (0.0, level)], body, steps=3)
    return t.set(Bed(width, width, level, 0.12), target=(0, 0, 0.42), distance=6.7, elevation=46)


def cendol(t):
    worm = gel('cendol', [(0.3, '#2f8a2c'), (0.7, '#6fc04a')])
    bean = gel('bean', [(0.3, '#4a0f12'), (0.7, '#8a2a26')], (0.2, 0.35))
    china_bowl(t, level=0.52).soup('coconut', rough=0.12)
    snow(t, 0.75, 0.8, syrup='#4a220c')
    worms = [baton('worm', t.rng, t.rng.uniform(0.3, 0.42), 0.035, worm, 0.35, (0.9, 0.45)) for _ in range(6)]
    cast(t, worms, 0.14, 0.06, 46, 0.36, (0.4, -0.4), tilt=0.25, size=0.9)
    cast(t, [lump('bean', (0.075, 0.048, 0.045), bean, t.rng, 0.08) for _ in range(3)], 0.06, 0.08, 44, 0.34, (-0.5, -0.42))
    return t


def ais_kacang(t):
    jelly = gel('jelly', [(0.3, '#120c0a'), (0.7, '#2d2019')])
    corn = gel('corn', [(0.3, '#f0b41a'), (0.7, '#fcd85a')], (0.2, 0.3))
    r, h = 0.95, 1.15
    lathe(
        'coupe',
        [
            (0.0, 0.0),
            (0.5, 0.0),
            (0.52, 0.04),
            (0.14, 0.12),
            (0.11, 0.32),
            (0.3, 0.42),
            (0.75, 0.7),
            (r, h - 0.02),
            (r - 0.02, h),
            (r - 0.06, h - 0.03),
            (0.7, 0.74),
            (0.25, 0.48),
            (0, 0.46),
        ],
        m.clear('glass', '#f8fcfc'),
        segments=128,
    )
    t.set(Bed(0.86, 0.86, 1.06, 0.5), target=(0, 0, 1.0), distance=7.6, elevation=34)
    stripes = [
        (0.0, '#e8447a'),
        (0.2, '#f06a94'),
        (0.3, '#fbf3ee'),
        (0.4, '#4aa83a'),
        (0.55, '#6fbf52'),
        (0.62, '#fbf3ee'),
        (0.7, '#7a3d14'),
        (0.86, '#a8622a'),
        (0.94, '#fbeef0'),
        (1.0, '#e8447a'),
    ]
    lathe(
        'body',
        [(0.0, 0.5), (0.24, 0.5), (0.68, 0.76), (0.85, 1.06), (0.0, 1.06)],
        m.food('base', [(0.3, '#c9485c'), (0.5, '#e8a0a8'), (0.7, '#8fbf6a')], scale=3, rough=(0.3, 0.5)),
        steps=3,
    )
    snow(t, 0.78, 0.84, stripes)
    cast(t, [lump('corn', (0.06, 0.05, 0.045), corn, t.rng, 0.1) for _ in range(3)], 0.05, 0.08, 40, 0.34, (0.3, -0.62))
    cast(t, [cube('jelly', t.rng, (0.085,) * 3, jelly) for _ in range(3)], 0.1, 0.15, 13, 0.3, (-0.45, -0.58))
    cream = m.food(
        'ice-cream', [(0.3, '#f6e2ae'), (0.7, '#fdf2d2')], scale=4, rough=(0.35, 0.5), bump=0.8, bump_scale=12, bump_distance=0.05
    )
    lump('scoop', (0.34, 0.34, 0.31), cream, t.rng, 0.06, 3.0, detail=6).location = (0.02, -0.02, 1.92)
    return t


def mango_sago(t):
    deep, thin = GRAVY['mango']
    glass_bowl(t, body=m.liquid('mango', deep, thin, rough=0.15, bump=0.1))
    t.soup('mango', rough=0.12)
    flesh = gel('mango-cube', [(0.3, '#f08a0a'), (0.7, '#fcb42a')])
    pearl = gel('pearl', [(0.3, '#e8e4da'), (0.7, '#fbfaf6')], (0.03, 0.08))
    sac = gel('pomelo', [(0.3, '#e8707a'), (0.7, '#f8b4b0')])
    cast(t, [cube('mango', t.rng, (0.13, 0.12, 0.11), flesh) for _ in range(4)], 0.13, 0.2, 15, 0.45, (0.1, 0.12))
    cast(t, [lump('pearl', (0.036,) * 3, pearl, t.rng, 0.02)], 0.036, 0.06, 150, 0.85, tilt=0.2)
    cast(t, [baton('sac', t.rng, 0.2, 0.03, sac, 0.1, (1.1, 0.4)) for _ in range(4)], 0.08, 0.05, 34, 0.4, (-0.25, -0.3), tilt=0.5)
    return t.top('mint', 0.12, 0.15, size=1.1, yaw=0.7)


def tau_fu_fah(t):
    china_bowl(t, '#f7f4ee', None, radius=1.05, depth=0.66, level=0.44).soup('syrup')
    curd = m.food('curd', [(0.3, '#dccdae'), (0.7, '#efe5cf')], scale=1.5, rough=(0.12, 0.22), coat=0.7, bump=0.08, bump_scale=5)
    from kit.meats import bent_slice

    layers = [
        bent_slice('layer', t.rng, t.rng.uniform(0.75, 1.0), t.rng.uniform(0.6, 0.8), 0.1, curd, 0.08, 0.16, grid=(30, 24))
        for _ in range(6)
    ]
    t.heap_map.scatter(piece(layers, 0.34, 0.13), 10, spread=0.42, center=(-0.1, 0.1), tilt=0.08)
    return t.put('ginger-slice', (0.52, -0.4, 0.5), (0.1, 0.1, 0.4), 0.8)


def tong_yuen(t):
    china_bowl(t, '#2a2220', None, radius=1.05, depth=0.68, level=0.5).soup('gold')
    skin = m.food('yuen', [(0.3, '#d9cfbc'), (0.7, '#efe8da')], scale=2, rough=(0.14, 0.24), coat=0.7, bump=0.05, bump_scale=6)
    for x, y in ((-0.42, 0.22), (0.08, 0.45), (0.5, 0.12), (-0.22, -0.32)):
        lump('yuen', (0.27, 0.27, 0.24), skin, t.rng, 0.025, 1.1, detail=5).location = (x, y, 0.55)
    sesame = m.food('sesame-paste', [(0.3, '#0a0808'), (0.7, '#221c1a')], rough=(0.15, 0.3), coat=0.8, bump=0.6, bump_scale=18)
    half = lump('half', (0.28, 0.28, 0.25), skin, t.rng, 0.02, 1.1, detail=6)
    for v in half.data.vertices:
        v.co.z = min(v.co.z, 0.07)
    half.location, half.rotation_euler = (0.3, -0.36, 0.56), (0.5, 0.12, 0)
    core = lump('core', (0.18, 0.18, 0.08), sesame, t.rng, 0.1, 2, detail=5)
    core.location, core.rotation_euler = (0.3, -0.39, 0.625), (0.5, 0.12, 0)
    lump('ooze', (0.14, 0.1, 0.03), sesame, t.rng, 0.2, 2, detail=4).location = (0.34, -0.62, 0.51)
    return t.sprinkle('ginger-shreds', 3, spread=0.5).sprinkle('goji', 5, tilt=0.2)


def sea_coconut(t):
    glass_bowl(t, body=m.liquid('syrup', *GRAVY['syrup'], clear=0.4))
    t.soup('syrup')
    d.ice(t.rng, 0.8, 0.6, 7, 0.17)
    t.ground(lambda x, y: 0.62)
    palm = m.clear('palm', '#f2efe6', body=0.45, edge=0.8)
    cast(t, [wedge('palm', t.rng, 0.2, 0.7, 1.5, palm, palm)], 0.18, 0.16, 8, 0.6, tilt=0.6)
    fruit = gel('longan', [(0.3, '#c98a4a'), (0.7, '#ecc890')])
    cast(t, [lump('longan', (0.14, 0.13, 0.11), fruit, t.rng, 0.12, 1.6, detail=4) for _ in range(3)], 0.13, 0.18, 8, 0.65, tilt=0.4)
    return t.heap('red-date', 4, spread=0.65).top('mint', 0.1, 0.1, size=0.9)


DESSERTS = {
    'cendol': cendol,
    'ais-kacang': ais_kacang,
    'mango-sago': mango_sago,
    'tau-fu-fah': tau_fu_fah,
    'black-sesame-tong-yuen': tong_yuen,
    'sea-coconut-longan': sea_coconut,
}
