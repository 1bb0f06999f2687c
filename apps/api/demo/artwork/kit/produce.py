"""Vegetables, mushrooms, fruit, dried goods and nuts."""

import math

from . import materials as m
from .garnish import fuse_posed, green, leaf_shape
from .heap import piece
from .meats import bent_slice
from .shape import lathe, lump, strand
from .solids import baton, bundle, coin, round_outline, wedge
from .staples import fuse


def lumps(
    rng,
    name,
    size,
    stops,
    roughness=0.08,
    coat=0.5,
    rough=(0.2, 0.4),
    kinds=3,
    bump=0.2,
    bump_scale=14,
    sss=0.0,
    detail=3,
    scale=4.0,
    frequency=1.4,
):
    """Anything roundish: peas, nuts, beans, cloves, berries."""
    skin = m.food(name, stops, scale=scale, rough=rough, coat=coat, bump=bump, bump_scale=bump_scale, sss=sss)
    return piece(
        [lump(name, size, skin, rng, roughness, frequency, detail=detail) for _ in range(kinds)], max(size[0], size[1]), size[2] * 1.8
    )


def batons(
    rng, name, length, radius, stops, bend=0.08, taper=(1, 1), coat=0.4, rough=(0.25, 0.45), kinds=4, bump=0.25, squash=1.0, bump_scale=18
):
    """Anything stick-like: beans, scallion lengths, ginger matchsticks, dried chilli."""
    skin = m.food(name, stops, scale=5, rough=rough, coat=coat, bump=bump, bump_scale=bump_scale)
    return piece(
        [baton(name, rng, length * rng.uniform(0.85, 1.15), radius, skin, bend, taper, squash=squash) for _ in range(kinds)],
        length * 0.36,
        radius * 1.9 * squash,
    )


def flakes(rng, name, length, width, stops, thick=0.03, bend=0.3, ragged=0.15, coat=0.5, rough=(0.25, 0.45), kinds=4, bump=0.25, sss=0.0):
    """Anything thin: ginger coins, onion petals, wood ear, capsicum."""
    skin = m.food(name, stops, scale=5, rough=rough, coat=coat, bump=bump, sss=sss)
    return piece(
        [
            bent_slice(name, rng, length * rng.uniform(0.85, 1.15), width * rng.uniform(0.85, 1.15), thick, skin, bend, ragged)
            for _ in range(kinds)
        ],
        (length + width) / 4,
        thick * 2.2,
    )


def shiitake(rng):
    """Whole caps, scored with a star."""
    cap = m.food(
        'cap', [(0.3, '#2a150a'), (0.55, '#53301a'), (0.75, '#7a4d2c')], scale=5, rough=(0.2, 0.4), coat=0.6, bump=0.4, bump_scale=14
    )
    cut = m.food('cut', [(0.3, '#d9b88c'), (0.7, '#f0dcb8')], rough=(0.4, 0.6), bump=0.3)
    dome = lathe(
        'cap',
        [(0.0, 0.12), (0.1, 0.112), (0.19, 0.07), (0.225, 0.0), (0.2, -0.03), (0.12, -0.02), (0, -0.02)],
        cap,
        segments=40,
        steps=4,
        wobble=0.03,
    )
    parts = [dome]
    for k in range(3):
        score = lump('score', (0.17, 0.024, 0.03), cut, rng, 0.05)
        for vertex in score.data.vertices:
            vertex.co.z -= vertex.co.x**2 * 1.6
        score.location, score.rotation_euler = (0, 0, 0.106), (0, 0, k * math.pi / 3)
        parts.append(score)
    return piece([fuse_posed(parts)], 0.2, 0.13)


def oyster_mushroom(rng):
    return flakes(rng, 'oyster', 0.4, 0.28, [(0.3, '#b8a184'), (0.7, '#e9dcc4')], 0.035, 0.5, 0.3)


def enoki(rng):
    """A clump of thin stalks with tiny caps."""
    pale = m.food('enoki', [(0.3, '#ecdcb8'), (0.7, '#fbf3de')], rough=(0.25, 0.4), coat=0.3, bump=0.1)
    parts = []
    for _ in range(46):
        x, y = rng.gauss(0, 0.05), rng.gauss(0, 0.045)
        fx, fy = x * 2.2, y * 2.6
        height = rng.uniform(0.42, 0.56)
        parts.append(
            strand('stalk', [(0, y, x), (height / 2, (y + fy) / 2, (x + fx) / 2 + 0.03), (height, fy, fx)], 0.011, pale, resolution=1)
        )
        cap = lump('cap', (0.02, 0.027, 0.027), pale, rng, 0.05, detail=2)
        cap.location = (height, fy, fx)
        parts.append(cap)
    return piece([fuse_posed(parts)], 0.25, 0.2)


def broccoli(rng):
    """A floret: a pale stalk under a cloud of buds."""
    bud = m.food(
        'bud', [(0.3, '#1f5a17'), (0.7, '#4c9a2e')], scale=8, rough=(0.45, 0.65), bump=1.0, bump_scale=60, bump_distance=0.03, coat=0.2
    )
    stalk = m.food('stalk', [(0.3, '#8db45a'), (0.7, '#b9d488')], rough=(0.3, 0.5))
    parts = [lump('stalk', (0.06, 0.06, 0.13), stalk, rng, 0.1)]
    for k in range(26):
        t = (k + 0.5) / 26
        a, z = k * 2.4, 1 - t
        r = math.sqrt(max(0, 1 - z * z)) * 0.16
        ball = lump('bud', (0.062, 0.062, 0.058), bud, rng, 0.22, 4, detail=3)
        ball.location = (r * math.cos(a), r * math.sin(a), 0.09 + 0.13 * z)
        parts.append(ball)
    return piece([fuse_posed(parts)], 0.2, 0.26)


def carrot_flower(rng):
    flesh = m.food('carrot', [(0.3, '#e2600a'), (0.7, '#f78a1e')], rough=(0.22, 0.36), sss=0.1, coat=0.5, bump=0.15)
    return piece([coin('carrot', rng, round_outline(0.14, 5, 0.14), 0.055, flesh)], 0.14, 0.06)


def slice_round(rng, name, radius, stops, thick=0.05, rim=None, holes=None, stretch=1.0, warp=0.02, coat=0.5, sss=0.0):
    """A round slice, with a rind of another colour or a wheel of holes."""
    face = m.food(name, stops, scale=6, rough=(0.2, 0.4), coat=coat, bump=0.2, sss=sss)
    skin = m.food(name + '-rind', rim, rough=(0.25, 0.4), coat=0.5) if rim else None
    shape = coin(name, rng, round_outline(radius, stretch=stretch), thick, face, skin, warp=warp)
    parts = [shape]
    if holes:
        dark = m.food('hole', holes, rough=(0.5, 0.7), bump=0)
        for k in range(9):
            big = k < 8
            a = k * 2 * math.pi / 8
            spot = lump('hole', ((0.16 if big else 0.12) * radius,) * 2 + (thick * 0.32,), dark, rng, 0.08, detail=3)
            spot.location = (0.58 * radius * math.cos(a) * big, 0.58 * radius * math.sin(a) * big, thick * 0.36)
            parts.append(spot)
    return piece([fuse_posed(parts)], radius * 0.9, thick * 1.2)


def half_moon(rng):
    """Bitter gourd: ridged green arcs."""
    skin = m.food('gourd', [(0.3, '#4f9030'), (0.7, '#9cc860')], scale=6, rough=(0.22, 0.4), coat=0.5, bump=0.3)
    shapes = []
    for _ in range(3):
        line = [(0.19 * math.cos(a * 0.31), 0.19 * math.sin(a * 0.31) - 0.09, 0) for a in range(0, 11)]
        widths = [0.8 + 0.25 * (k % 2) for k in range(11)]
        arc = fuse([strand('gourd', line, 0.055, skin, widths)])
        for vertex in arc.data.vertices:
            vertex.co.z *= 0.8
        shapes.append(arc)
    return piece(shapes, 0.2, 0.09)


def tomato(rng):
    flesh = m.food('tomato', [(0.3, '#d8381a'), (0.7, '#f0714a')], rough=(0.15, 0.3), sss=0.15, coat=0.8, bump=0.3, bump_scale=9)
    skin = m.food('skin', [(0.3, '#b81505'), (0.7, '#dd2f12')], rough=(0.12, 0.22), coat=0.9, bump=0.02)
    return piece([wedge('tomato', rng, 0.25, 0.85, 1.25, flesh, skin)], 0.2, 0.24)


def citrus_half(rng, radius=0.2, flesh=('#c6d84e', '#e6efa0'), rind='#4f9a26'):
    """A halved lime or calamansi, cut face up, with its segments."""
    skin = m.food('rind', [(0.3, rind), (0.7, rind)], rough=(0.25, 0.35), coat=0.5, bump=0.5, bump_scale=40)
    pith = m.plain('pith', '#f1f2d4', rough=0.5)
    pulp = m.food('pulp', [(0.3, flesh[0]), (0.7, flesh[1])], scale=9, rough=(0.1, 0.2), sss=0.25, coat=0.9, bump=0.4, bump_scale=30)
    cup = lump('rind', (radius, radius, radius * 0.85), skin, rng, 0.02)
    for vertex in cup.data.vertices:
        vertex.co.z = min(0, vertex.co.z)
    face = coin('pith', rng, round_outline(radius * 0.985), 0.02, pith)
    parts = [cup, face]
    for k in range(9):
        a = (k + 0.5) * 2 * math.pi / 9
        cell = coin('pulp', rng, round_outline(radius * 0.165, stretch=2.15), 0.03, pulp, dome=0.5)
        cell.location = (radius * 0.5 * math.cos(a), radius * 0.5 * math.sin(a), 0.008)
        cell.rotation_euler = (0, 0, a)
        parts.append(cell)
    return piece([fuse_posed(parts)], radius, radius * 0.8)


def dried_chilli(rng):
    return batons(
        rng,
        'dried-chilli',
        0.34,
        0.055,
        [(0.3, '#3d0503'), (0.6, '#7d0f08'), (0.8, '#a81d10')],
        0.16,
        (1.15, 0.35),
        coat=0.7,
        rough=(0.15, 0.35),
        bump=0.8,
        bump_scale=9,
    )


def okra(rng):
    """Slanted okra: green ridged ring, pale star with seeds."""
    skin = m.food('okra', [(0.3, '#2f7a1e'), (0.7, '#5ba236')], rough=(0.25, 0.4), coat=0.5)
    face = m.food('okra-face', [(0.3, '#b9cf86'), (0.7, '#dfe9bf')], rough=(0.2, 0.35), coat=0.6)
    seed = m.plain('seed', '#f3efdc', rough=0.3)
    body = coin('okra', rng, round_outline(0.095, 5, 0.07), 0.2, face, skin)
    parts = [body]
    for k in range(5):
        grain = lump('seed', (0.022, 0.022, 0.012), seed, rng, 0.05, detail=2)
        a = k * 2 * math.pi / 5 + 0.6
        grain.location = (0.045 * math.cos(a), 0.045 * math.sin(a), 0.1)
        parts.append(grain)
    return piece([fuse_posed(parts)], 0.1, 0.2)


def leaves(rng, name, length, width, dark, light, kinds=4, ruffle=0.12, droop=0.2, cup=0.25, lobes=0, coat=0.45, point=1.0):
    skin = green(name, dark, light, coat=coat)
    return piece(
        [
            leaf_shape(
                rng,
                name,
                length * rng.uniform(0.8, 1.15),
                width * rng.uniform(0.85, 1.15),
                skin,
                lobes,
                ruffle,
                droop * rng.uniform(0.3, 1.2),
                cup,
                point=point,
            )
            for _ in range(kinds)
        ],
        length * 0.3,
        0.05,
    )


def choy_sum(rng, length=1.0):
    """A stalk with its leaves, glossy from the blanching water."""
    stem = m.food('stem', [(0.3, '#8cbf4e'), (0.7, '#c2dc8c')], rough=(0.18, 0.3), coat=0.7, bump=0.15, bump_scale=8)
    leaf = green('choy', '#1d5c12', '#3f8f22', coat=0.7)
    shapes = []
    for _ in range(4):
        parts = []
        line = [(-length / 2 + length * 0.62 * k / 8, 0.03 * math.sin(k * 0.5 + rng.random()), 0.015 * math.sin(k)) for k in range(9)]
        parts.append(strand('stem', line, 0.05, stem, [1.1 - 0.05 * k for k in range(9)]))
        for k, turn in enumerate((0.0, 0.42, -0.38, 0.15)):
            blade = leaf_shape(rng, 'blade', length * rng.uniform(0.42, 0.55), 0.26, leaf, ruffle=0.12, droop=0.12, cup=0.3)
            blade.location = (line[-1 - k][0] - 0.02, line[-1 - k][1], 0.02 + 0.012 * k)
            blade.rotation_euler = (rng.gauss(0, 0.4), -0.05, turn)
            parts.append(blade)
        shapes.append(fuse_posed(parts))
    return piece(shapes, length * 0.4, 0.12)


def brinjal(rng, length=0.5):
    """Batons: purple skin on one side, soft cream flesh on the other."""
    return piece(
        [
            two_tone(
                rng,
                'brinjal',
                (length / 2, 0.095, 0.085),
                [(0.0, '#c79a5a'), (0.5, '#b07c40'), (0.58, '#3d1834'), (0.7, '#240a24'), (1.0, '#34102f')],
                (-0.09, 0.09),
            )
            for _ in range(4)
        ],
        length * 0.38,
        0.15,
    )


def two_tone(rng, name, size, stops, span):
    skin = m.by_length(name, stops, 'Z', span, rough=0.25, coat=0.8, blotch=0.06)
    return lump(name, size, skin, rng, 0.1, 1.2, detail=4, flat=0.5)


def shreds(rng, name, stops, length=0.5, radius=0.012, count=9, spread=0.06, curl=0.35, kinds=4, coat=0.4):
    """Threads heaped together: scallion curls, egg floss, ginger silk, seaweed."""
    skin = m.food(name, stops, scale=4, rough=(0.25, 0.45), coat=coat, bump=0.1)
    return piece([bundle(name, rng, count, length, radius, skin, spread, curl) for _ in range(kinds)], length * 0.3, spread * 0.9)


def crumbs(rng, name, stops, size=0.025, coat=0.2, kinds=5):
    """Fried garlic, floss, peanut crumbs, croutons when larger."""
    return lumps(rng, name, (size, size * 0.8, size * 0.65), stops, 0.4, coat, (0.4, 0.65), kinds, bump=0.5, bump_scale=20, detail=2)


def shallot(rng):
    return shreds(rng, 'shallot', [(0.25, '#7a3b0c'), (0.5, '#b8691c'), (0.75, '#dd9a40')], 0.14, 0.011, 3, 0.03, 0.9, kinds=5, coat=0.3)
