"""Dishes from the wok, on plates and hot plates."""

import math

from mathutils import noise

from kit import materials as m
from kit import seafood, snacks, vessels
from kit.shape import lathe, mesh_object

from .bowls import BLUE


def oval(t, rim=None, level=0.1):
    return t.plate(1.52, 1.14, rim=rim, level=level)


def dark_plate(t):
    return t.plate(1.38, 1.38, '#24201e', level=0.09)


def omelette(t):
    """A thick, puffed disc with one wedge drawn out."""

    crust = m.food(
        'omelette',
        [(0.24, '#8a4a0c'), (0.4, '#c9821c'), (0.56, '#eeb43c'), (0.76, '#f8d87c')],
        scale=3.2,
        rough=(0.3, 0.5),
        coat=0.4,
        bump=0.8,
        bump_scale=12,
        bump_distance=0.04,
    )
    inside = m.food('curd', [(0.3, '#f2c24a'), (0.7, '#fbe49a')], rough=(0.3, 0.45), coat=0.5, bump=0.8)

    def slab(start, end, dx, dy):
        vertices, faces, slots = [], [], []
        n, rings = 60, 16
        for i in range(rings + 1):
            for s in range(n + 1):
                a = start + (end - start) * s / n
                r = 0.95 * (i / rings) * (1 + 0.05 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, 0)))
                x, y = r * math.cos(a), r * math.sin(a)
                puff = 0.3 * (1 - (i / rings) ** 5) + 0.09 * noise.noise((x * 3.4, y * 3.4, 5)) + 0.04 * noise.noise((x * 9, y * 9, 1))
                vertices.append((x + dx, y + dy, 0.12 + max(0.0, puff)))
        row = n + 1
        for i in range(rings):
            for s in range(n):
                faces.append((i * row + s, (i + 1) * row + s, (i + 1) * row + s + 1, i * row + s + 1))
                slots.append(0)
        for s in (0, n):
            base = len(vertices)
            vertices.extend((vertices[i * row + s][0], vertices[i * row + s][1], 0.09) for i in range(rings + 1))
            for i in range(rings):
                faces.append((i * row + s, (i + 1) * row + s, base + i + 1, base + i))
                slots.append(1)
        body = mesh_object('omelette', vertices, faces, crust)
        body.data.materials.append(inside)
        body.data.polygons.foreach_set('material_index', slots)

    slab(-0.75, 4.75, 0, 0.06)
    slab(4.8, 5.48, 0.1, -0.2)
    t.ground(lambda x, y: 0.42 if math.hypot(x, y - 0.06) < 0.85 else 0.12)


def whole_fish(t):

    skin = m.food(
        'tilapia', [(0.28, '#4f4a44'), (0.48, '#958a7c'), (0.7, '#d2c6b4')], scale=6, rough=(0.15, 0.3), coat=0.9, bump=0.6, bump_scale=34
    )
    fin = m.food('fin', [(0.3, '#4a423a'), (0.7, '#8f8272')], rough=(0.25, 0.4), coat=0.6)
    fish = seafood.fish_body(t.rng, skin, length=2.3, depth=0.46, thick=0.34, fin=fin)
    fish.location = (0.06, 0.05, 0.12)
    t.ground(lambda x, y: 0.44 if abs(x) < 0.75 and abs(y) < 0.3 else 0.12)


def hot_plate(t, bed=None):
    """A cast-iron plate on its wooden board."""

    board = vessels.rounded_slab('board', 1.72, 1.18, 0.14, 0.4, m.wood('#a86c3c', '#6b4020'))
    board.location = (0, 0, 0)
    iron = m.food('iron', [(0.3, '#0c0b0b'), (0.7, '#211f1e')], rough=(0.35, 0.55), bump=0.4, bump_scale=60, jitter=(0, 0, 0))
    plate = lathe(
        'iron',
        [(0.0, 0.17), (0.8, 0.17), (0.9, 0.22), (0.97, 0.32), (1.0, 0.33), (1.0, 0.29), (0.93, 0.16), (0.85, 0.14), (0.0, 0.14)],
        iron,
        segments=120,
    )
    plate.scale = (1.5, 0.98, 1)
    t.set(vessels.Bed(1.28, 0.82, 0.2, 0.17), target=(0, 0, 0.24), distance=7.2)


WOK = {
    'marmite-chicken': lambda t: (
        oval(t)
        .top('lettuce', -0.5, 0.35, yaw=2.6, size=1.3, tilt=0.1)
        .top('lettuce', 0.1, 0.4, yaw=1.2, size=1.2, tilt=0.1)
        .do(lambda k: k.puddle('caramel', 0.85, 0.55))
        .heap('chicken-sticky', 34, spread=0.76)
        .sprinkle('sesame', 170, spread=0.75)
        .sprinkle('scallion', 10)
    ),
    'salted-egg-squid': lambda t: (
        t.plate(1.4, 1.4)
        .heap('squid-ring', 34, spread=0.74, tilt=0.8)
        .sprinkle('egg-floss', 10, spread=0.6)
        .sprinkle('curry-leaf', 12, spread=0.7)
        .sprinkle('birdseye-bits', 12, spread=0.65)
    ),
    'butter-prawns': lambda t: (
        oval(t, BLUE)
        .heap('prawn-big', 11, spread=0.72, tilt=0.4, size=1.15)
        .sprinkle('egg-floss', 30, spread=0.48, tilt=0.3, sink=0.3, size=0.8)
        .sprinkle('curry-leaf', 12, spread=0.65)
        .sprinkle('birdseye-bits', 5, spread=0.55)
    ),
    'sweet-sour-chicken': lambda t: (
        t.plate(1.42, 1.42)
        .do(lambda k: k.puddle('chilli', 0.88, 0.85, level=0.1))
        .heap('chicken-sweet', 27, spread=0.72)
        .heap('pineapple', 7, spread=0.7, tilt=0.7)
        .heap('capsicum-green', 8, spread=0.7, tilt=0.8)
        .heap('onion', 6, spread=0.68, tilt=0.8)
        .heap('tomato', 3, spread=0.7, size=0.9)
        .fan('cucumber', 4, (-0.75, -0.55), (-0.25, -0.85), yaw=2.2)
        .sprinkle('sesame', 30)
    ),
    'ginger-scallion-beef': lambda t: (
        t.do(hot_plate)
        .do(lambda k: k.puddle('soy', 1.1, 0.66, level=0.2))
        .heap('onion', 10, spread=0.75, tilt=0.3)
        .heap('beef', 34, spread=0.74, tilt=0.5)
        .heap('scallion-length', 18, spread=0.7, tilt=0.5, size=1.25)
        .heap('ginger-slice', 9, spread=0.65, tilt=0.6)
        .sprinkle('chilli-ring', 4)
    ),
    'steamed-fish-soy': lambda t: (
        t.plate(1.62, 0.98, level=0.1, well=0.72)
        .do(lambda k: k.puddle('soy', 1.12, 0.62, level=0.1))
        .do(whole_fish)
        .heap('scallion-shreds', 30, spread=0.45, center=(0.02, 0.02), tilt=0.4, sink=0.4)
        .sprinkle('chilli-shreds', 10, spread=0.42)
        .sprinkle('ginger-shreds', 7, spread=0.45)
        .top('coriander', 0.05, 0.05, size=1.4)
        .top('coriander', -0.2, 0.0, yaw=2.5, size=1.2)
    ),
    'sambal-petai-prawns': lambda t: (
        dark_plate(t)
        .do(lambda k: k.puddle('sambal', 0.85, 0.82, thick=0.07))
        .heap('prawn-sambal', 15, spread=0.7, tilt=0.4, size=1.15)
        .heap('petai', 34, spread=0.72, tilt=0.4)
        .heap('onion-ring', 9, spread=0.68, tilt=0.5)
        .sprinkle('mince-red', 40, spread=0.75)
        .sprinkle('chilli-ring', 4)
    ),
    'prawn-omelette': lambda t: (
        t.plate(1.42, 1.42)
        .do(omelette)
        .heap('prawn-pink', 7, spread=0.55, center=(0, 0.08), tilt=0.2, size=0.95, sink=0.45)
        .sprinkle('scallion', 46, spread=0.72, sink=0.3)
        .do(lambda k: snacks.dip(k, 'chilli', 0.98, -0.88, 0.34, 0.18))
    ),
}
