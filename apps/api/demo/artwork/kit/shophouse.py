"""A Straits shophouse front: shuttered windows above, a lit five-foot way below."""

import math

import bpy

from . import materials as m
from . import studio
from .shape import lathe, mesh_object, strand


def box(name, center, size, material):
    x, y, z = center
    w, d, h = (s / 2 for s in size)
    vertices = [(x + i * w, y + j * d, z + k * h) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh_object(name, vertices, faces, material, smooth=False)
    soft = thing.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = min(0.02, min(size) * 0.2), 2
    return thing


def plaster(color):
    return m.food(
        'plaster',
        [(0.3, color), (0.7, color)],
        scale=1.2,
        rough=(0.7, 0.9),
        bump=0.3,
        bump_scale=14,
        jitter=(0.004, 0.05, 0.06),
        specular=0.2,
    )


def glow(name, color, power):
    g = m.Graph(name)
    g.put(g.shader.inputs['Emission'], m.linear(color))
    g.put(g.shader.inputs['Emission Strength'], power)
    g.set(Base_Color=m.linear(color))
    return g.material


def window(x, z, trim, wood):
    """A tall pair of louvred shutters under an arched fanlight."""
    box('recess', (x, 0.02, z), (0.86, 0.1, 1.5), trim)
    box('dark', (x, -0.02, z), (0.74, 0.1, 1.38), m.plain('dark', '#2a2220', rough=0.6))
    for side in (-1, 1):
        box('leaf', (x + side * 0.185, -0.06, z), (0.34, 0.06, 1.34), wood)
        for k in range(13):
            slat = box('slat', (0, 0, 0), (0.27, 0.05, 0.055), wood)
            slat.location, slat.rotation_euler = (x + side * 0.185, -0.1, z - 0.56 + k * 0.093), (0.6, 0, 0)
    strand(
        'arch',
        [(x + 0.46 * math.cos(a * math.pi / 16), -0.06, z + 0.76 + 0.3 * math.sin(a * math.pi / 16)) for a in range(17)],
        0.055,
        trim,
    )
    box('sill', (x, -0.1, z - 0.8), (1.0, 0.24, 0.09), trim)


def lantern(x, y, z, paper):
    shade = lathe(
        'lantern', [(0.0, 0.22), (0.08, 0.22), (0.17, 0.15), (0.215, 0.0), (0.17, -0.15), (0.08, -0.22), (0.0, -0.22)], paper, segments=32
    )
    shade.location = (x, y, z)
    cap = m.plain('cap', '#b8893a', rough=0.35, metal=0.6)
    box('top', (x, y, z + 0.23), (0.16, 0.16, 0.04), cap)
    box('bottom', (x, y, z - 0.23), (0.14, 0.14, 0.04), cap)
    strand('cord', [(x, y, z + 0.24), (x, y, z + 0.8)], 0.01, cap)
    strand('tassel', [(x, y, z - 0.24), (x, y, z - 0.46)], 0.022, m.plain('tassel', '#c8351c'))


def table_set(x, y, wood, rng):
    """A marble-topped table, two stools, and a claypot on it."""
    marble = m.glaze('#d8d2c6', '#b8b0a2')
    top = lathe('top', [(0.0, 0.78), (0.5, 0.78), (0.53, 0.76), (0.5, 0.73), (0.0, 0.73)], marble, segments=48, steps=0)
    leg = lathe('leg', [(0.06, 0.73), (0.05, 0.4), (0.08, 0.1), (0.28, 0.0)], wood, segments=32)
    pot = lathe(
        'pot',
        [(0.0, 0.8), (0.14, 0.8), (0.24, 0.9), (0.25, 0.98), (0.2, 1.03), (0.06, 1.07), (0.05, 1.12), (0.0, 1.13)],
        m.glaze('#150c09', '#38200f'),
        segments=48,
    )
    for part in (top, leg, pot):
        part.location = (x, y, 0)
    for dx, dy in ((-0.72, -0.1), (0.72, 0.05)):
        stool = lathe('stool', [(0.0, 0.46), (0.2, 0.46), (0.21, 0.43), (0.18, 0.41), (0.14, 0.2), (0.19, 0.0)], wood, segments=32, steps=2)
        stool.location = (x + dx, y + dy, 0)


def plant(x, y, rng, height=0.9):
    pot = lathe(
        'planter',
        [(0.0, 0.0), (0.18, 0.0), (0.24, 0.36), (0.26, 0.38), (0.22, 0.36), (0.0, 0.33)],
        m.glaze('#2b4a86', '#3d62a6'),
        segments=40,
    )
    pot.location = (x, y, 0)
    leaf = m.food('leaf', [(0.3, '#1f5a1c'), (0.7, '#4a9230')], scale=5, coat=0.3)
    from .garnish import leaf_shape

    for k in range(16):
        blade = leaf_shape(rng, 'blade', height * rng.uniform(0.5, 0.9), 0.17, leaf, droop=0.45, cup=0.2)
        blade.location, blade.rotation_euler = (x, y, 0.34), (0, -rng.uniform(0.5, 1.4), k * 2.4)


def front(t, wall, trim_wood, index):
    """The whole front; `index` varies what stands before it."""
    rng = t.rng
    plain_wall, white = plaster(wall), plaster('#e6ddcc')
    wood = m.food('painted', [(0.3, trim_wood), (0.7, trim_wood)], scale=2, rough=(0.35, 0.5), bump=0.2, jitter=(0, 0.03, 0.05))
    box('upper', (0, 0.3, 3.75), (7.6, 0.5, 2.5), plain_wall)
    box('cornice', (0, -0.05, 5.0), (7.7, 0.5, 0.18), white)
    box('string', (0, -0.05, 2.58), (7.7, 0.36, 0.16), white)
    for x in (-2.3, 0.0, 2.3):
        window(x, 3.72, white, wood)
    for x in (-3.65, -1.2, 1.2, 3.65):
        box('pilaster', (x, -0.02, 3.75), (0.3, 0.2, 2.4), white)
        box('pillar', (x, -0.1, 1.25), (0.42, 0.42, 2.5), white)
        box('base', (x, -0.1, 0.15), (0.54, 0.54, 0.3), plain_wall)
        box('capital', (x, -0.1, 2.42), (0.54, 0.54, 0.14), white)
    box('sign', (0, -0.32, 2.3), (2.0, 0.08, 0.42), wood)
    gold = m.plain('gold', '#c9a04a', rough=0.3, metal=0.7)
    bowl = lathe('mark', [(0.0, -0.1), (0.1, -0.1), (0.17, 0.0), (0.17, 0.05), (0.0, 0.06)], gold, segments=40)
    bowl.location, bowl.scale = (0, -0.38, 2.29), (1, 0.25, 1)
    for side in (-1, 1):
        strand('ear', [(side * 0.16, -0.4, 2.33), (side * 0.23, -0.4, 2.31), (side * 0.17, -0.4, 2.27)], 0.018, gold)
        box('rule', (side * 0.62, -0.38, 2.3), (0.56, 0.03, 0.03), gold)
    # the shop behind the five-foot way, its lights on
    box('back', (0, 2.4, 1.25), (7.6, 0.1, 2.5), m.plain('back', '#c98a4a', rough=0.8))
    box('dado', (0, 2.33, 0.45), (7.6, 0.04, 0.9), m.glaze('#2f5a52', '#3f7468'))
    for x in (-2.4, 0.1, 2.5):
        box('shelf', (x, 2.25, 1.55), (1.2, 0.2, 0.06), m.wood())
        for k in range(4):
            jar = lathe(
                'jar',
                [(0.0, 0.0), (0.1, 0.0), (0.13, 0.12), (0.1, 0.24), (0.05, 0.28), (0.0, 0.29)],
                m.glaze(rng.choice(['#3a1c10', '#8a4a24', '#2b4a86', '#d8d0c0']), '#5a3a24'),
                segments=24,
            )
            jar.location = (x - 0.45 + k * 0.3, 2.2, 1.58)
    for k in range(3):
        lamp = bpy.data.lights.new('lamp', 'POINT')
        lamp.energy, lamp.color, lamp.shadow_soft_size = 90, (1.0, 0.72, 0.42), 0.25
        place = bpy.data.objects.new('lamp', lamp)
        place.location = (-2.4 + 2.4 * k, 1.1, 2.2)
        bpy.context.collection.objects.link(place)
    paper = glow('paper', '#e8401c', 1.6)
    for x in (-2.42, 2.42):
        lantern(x, -0.2, 1.95, paper)
    studio.area_light('street', (-6, -10, 8), (0, 0, 2), 4, 2600, (1.0, 0.9, 0.76))
    sky = m.plain('sky', ['#e6c9a0', '#c9d6d6', '#e6c4ae', '#d9d2b8', '#c8d2dc', '#dccfba'][index], rough=1.0, specular=0.0)
    box('sky', (0, 9, 8), (60, 0.1, 30), sky)
    tiles(rng)
    for x in [(-2.4, 2.4), (-2.4, 0.2, 2.5), (0.0, 2.4), (-2.3, 0.1), (2.4, -0.1), (-2.4, 0.0, 2.4)][index]:
        table_set(x, -0.75 + rng.uniform(-0.1, 0.1), m.wood('#6b4024', '#3d2212'), rng)
    for x in [(-3.6,), (3.55, -3.55), (-2.9, 3.6), (3.5, 2.6), (-2.8, 3.6), (3.6,)][index]:
        plant(x, -0.75, rng)
    return t.aim(target=(0, 0, 2.42), distance=22.5, elevation=7, azimuth=-90 + (index - 2.5) * 3.2)


def tiles(rng):
    """Encaustic tiles along the five-foot way."""
    a, b = m.glaze('#a8482c', '#b85a3a', rough=(0.3, 0.5)), m.glaze('#d9c8a8', '#e2d6bc', rough=(0.3, 0.5))
    for i in range(-9, 9):
        for j in range(6):
            box('tile', (i * 0.45 + 0.22, -1.3 + j * 0.45, 0.005), (0.44, 0.44, 0.03), a if (i + j) % 2 else b)
