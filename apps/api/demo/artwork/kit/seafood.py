"""Prawns, squid, shellfish and fish."""

import math

from mathutils import noise

from . import materials as m
from .garnish import fuse_posed, leaf_shape
from .heap import piece
from .meats import bent_slice
from .shape import lump, mesh_object, sheet, tube
from .solids import coin, round_outline


def prawn(rng, tone='cooked', size=1.0):
    """A peeled, curled prawn: banded back, tail fan."""
    looks = {
        'cooked': (('#e8541c', '#f58a4c'), ('#f6b48a', '#fde0c8')),
        'sambal': (('#b02a0a', '#d94f18'), ('#d9743c', '#f0a878')),
        'pink': (('#e86a3c', '#f59a70'), ('#f2b89c', '#f8dcc8')),
    }[tone]
    band = m.food('prawn-band', [(0.3, looks[0][0]), (0.7, looks[0][1])], scale=9, rough=(0.18, 0.34), sss=0.15, coat=0.6, bump=0.15)
    flesh = m.food('prawn', [(0.3, looks[1][0]), (0.7, looks[1][1])], scale=7, rough=(0.18, 0.34), sss=0.15, coat=0.6, bump=0.15)
    shapes = []
    for _ in range(3):
        nu, nv, vertices, faces, slots = 56, 16, [], [], []
        arc, sweep = 0.19 * size, rng.uniform(3.9, 4.7)
        for i in range(nu + 1):
            u = i / nu
            a = u * sweep
            curl = arc * (1 - 0.22 * u)
            r = 0.1 * size * (1 - 0.62 * u) * (0.35 + 0.65 * min(1, u * 9)) * (1 + 0.07 * abs(math.sin(u * math.pi * 6.5)))
            for j in range(nv):
                b = 2 * math.pi * j / nv
                ring = curl + r * math.cos(b)
                vertices.append((ring * math.cos(a), ring * math.sin(a), r * 0.9 * math.sin(b)))
        for i in range(nu):
            for j in range(nv):
                k = (j + 1) % nv
                faces.append((i * nv + j, (i + 1) * nv + j, (i + 1) * nv + k, i * nv + k))
                back = math.cos(2 * math.pi * j / nv) > -0.35
                slots.append(0 if back and (i / nu * 6.5) % 1 > 0.38 else 1)
        faces.append(tuple(range(nv)))
        slots.append(1)
        body = mesh_object('prawn', vertices, faces, band)
        body.data.materials.append(flesh)
        body.data.polygons.foreach_set('material_index', slots)
        parts = [body]
        end = (arc * 0.78 * math.cos(sweep), arc * 0.78 * math.sin(sweep), 0)
        for turn in (-0.35, 0.35):
            fin = leaf_shape(rng, 'fin', 0.17 * size, 0.1 * size, band, droop=0.0, cup=0.2, ruffle=0.03)
            fin.location, fin.rotation_euler = end, (0.3, 0, sweep + math.pi / 2 + turn)
            parts.append(fin)
        shapes.append(fuse_posed(parts))
    return piece(shapes, 0.24 * size, 0.16 * size)


def squid_curl(rng):
    """Scored squid, rolled up by the heat."""
    flesh = m.food('squid', [(0.3, '#dcc8b0'), (0.7, '#f4e8d8')], rough=(0.18, 0.32), sss=0.25, coat=0.5, bump=0.1)
    shapes = []
    for _ in range(3):
        turns = rng.uniform(3.6, 4.8)

        def place(u, v, turns=turns):
            r = 0.1 + 0.03 * u + 0.012 * math.sin(u * 40) * math.sin(v * 12)
            return (v * 0.2 * (1 - 0.2 * u), r * math.cos(u * turns), r * math.sin(u * turns))

        shapes.append(sheet('squid', place, flesh, across=24, along=60))
    return piece(shapes, 0.2, 0.2)


def squid_ring(rng):
    """Fried rings in a sandy salted-egg coat."""
    coat = m.food(
        'coat',
        [(0.25, '#c9811a'), (0.5, '#eeb33a'), (0.75, '#f9d36e')],
        scale=8,
        rough=(0.45, 0.7),
        bump=1.0,
        bump_scale=26,
        bump_distance=0.04,
        coat=0.1,
    )
    shapes = []
    for _ in range(4):
        ring = tube('ring', 0.11, rng.uniform(0.19, 0.22), 0.1, coat, rng, wobble=0.16, segments=40)
        for vertex in ring.data.vertices:
            vertex.co *= 1 + 0.08 * noise.noise(vertex.co * 22)
        shapes.append(ring)
    return piece(shapes, 0.19, 0.14)


def clam(rng):
    """An open clam: two ribbed shells and the meat between."""
    shell = m.food('shell', [(0.3, '#8b6a48'), (0.5, '#c9ac84'), (0.7, '#ecdcc0')], scale=6, rough=(0.2, 0.4), coat=0.5, distortion=2)
    inside = m.plain('nacre', '#f6efe6', rough=0.15, coat=0.6)
    meat = m.food('meat', [(0.3, '#e2a45e'), (0.7, '#f6d3a0')], sss=0.2, coat=0.8, rough=(0.15, 0.3))

    def half(material, shrink):
        def place(u, v):
            a = v * 1.35
            r = 0.27 * u * (1 - 0.1 * v * v) * shrink
            rib = 0.006 * math.cos(u * 60)
            return (r * math.cos(a) * 1.0, r * math.sin(a), (0.13 * math.sin(math.pi * min(1, u)) * math.cos(a * 0.9) + rib) * shrink)

        return sheet('shell', place, material, across=20, along=30)

    parts = []
    for lean in (1, -1):
        outer, inner = half(shell, 1.0), half(inside, 0.955)
        for part in (outer, inner):
            part.scale = (1, 1, -1)
            part.rotation_euler = (0, -0.15 if lean > 0 else -1.25, 0)
            parts.append(part)
    body = lump('meat', (0.1, 0.12, 0.05), meat, rng, 0.25)
    body.location = (0.12, 0, 0.03)
    return piece([fuse_posed([*parts, body])], 0.24, 0.1)


FISH = {
    'white': [(0.27, '#8a7a64'), (0.36, '#c4a87c'), (0.65, '#e8d4b0')],
    'fried': [(0.25, '#9c5a16'), (0.45, '#cf8b2c'), (0.65, '#e8b455'), (0.8, '#f5d793')],
    'salted': [(0.25, '#5a2a0a'), (0.45, '#94551a'), (0.62, '#bd7c2c'), (0.78, '#d9a352')],
    'paste': [(0.3, '#d3c4a8'), (0.7, '#efe5d2')],
}


def fillet(rng, tone='white', length=0.46, width=0.3, thick=0.09, bend=0.25, wet=0.5):
    """Slices of fish: poached white, golden fried or salted amber."""
    crisp = tone in ('fried', 'salted')
    flesh = m.food(
        'fish',
        FISH[tone],
        scale=5,
        rough=(0.35, 0.6) if crisp else (0.2, 0.36),
        sss=0.0 if crisp else 0.2,
        coat=0.2 if crisp else wet,
        bump=0.9 if crisp else 0.3,
        bump_scale=24,
        bump_distance=0.03,
    )
    return piece(
        [
            bent_slice('fillet', rng, length * rng.uniform(0.85, 1.15), width * rng.uniform(0.85, 1.1), thick, flesh, bend, 0.26)
            for _ in range(5)
        ],
        (length + width) / 4,
        thick * 1.9,
    )


def fish_ball(rng, size=0.15):
    flesh = m.food('ball', FISH['paste'], rough=(0.2, 0.32), sss=0.2, coat=0.5, bump=0.12, bump_scale=10)
    return piece([lump('ball', (size,) * 3, flesh, rng, 0.05, 1.2, detail=4) for _ in range(3)], size, size * 1.8)


def fishcake(rng):
    """Slices with a pink edge."""
    face = m.food('cake', FISH['paste'], rough=(0.25, 0.4), sss=0.15, coat=0.4, bump=0.1)
    edge = m.plain('pink', '#ec6f86', rough=0.3, coat=0.5)
    return piece([coin('cake', rng, round_outline(0.17, 9, 0.03), 0.045, face, edge, warp=0.02) for _ in range(3)], 0.17, 0.06)


def cockle(rng):
    flesh = m.food('cockle', [(0.3, '#6b2a16'), (0.55, '#b4643a'), (0.75, '#e2a878')], scale=8, coat=0.8, rough=(0.15, 0.3))
    return piece([lump('cockle', (0.085, 0.06, 0.05), flesh, rng, 0.3) for _ in range(4)], 0.08, 0.08)


def fish_body(rng, skin, length=2.5, depth=0.42, thick=0.3, fin=None, head_only=False):
    """A fish lying on its side along x, head at +x; eye, gill line and tail."""
    nu, nv = 60, 24

    def half_depth(u):
        return depth * (math.sin(math.pi * min(1, 0.03 + 0.97 * u) ** 0.75) ** 0.8 * 0.96 + 0.05) if u < 0.97 else depth * 0.1

    def place(u, v):
        x = (u - 0.5) * length
        1 - u
        d = depth * (0.16 + 0.9 * math.sin(math.pi * (0.08 + 0.86 * u)) ** 0.9) * (1 - 0.25 * max(0, u - 0.8) * 5)
        a = v * math.pi / 2
        gill = -0.03 if abs(u - 0.76 - 0.05 * math.cos(a)) < 0.012 else 0
        slash = -0.035 if u < 0.7 and abs((u * 9 + 0.3 * v) % 1 - 0.5) < 0.07 and abs(v) < 0.7 else 0
        z = thick * math.cos(a) ** 0.8 * math.sin(math.pi * (0.1 + 0.82 * u)) ** 0.6 + gill + slash if abs(v) < 1 else 0
        return (x, d * math.sin(a), z)

    parts = [sheet('fish', place, skin, across=nv, along=nu)]
    eye_x = 0.37 * length
    white, pupil = m.plain('eye', '#f4efe4', rough=0.2, coat=1), m.plain('pupil', '#15100e', rough=0.1, coat=1)
    for material, size, lift in ((white, 0.085, 0.0), (pupil, 0.05, 0.045)):
        eye = lump('eye', (size, size, size * 0.7), material, rng, 0.0, detail=3)
        eye.location = (eye_x, 0.1 * depth, thick * 0.78 + lift)
        parts.append(eye)
    if not head_only:
        for turn in (0.45, -0.45):
            tail = leaf_shape(rng, 'tail', 0.5, 0.3, fin or skin, droop=0.0, ruffle=0.05, cup=0.0)
            tail.location, tail.rotation_euler = (-length / 2 + 0.06, 0, 0.08), (0, 0, math.pi + turn)
            parts.append(tail)
        for x, side, size in ((0.0, 1, 0.9), (-0.35, -1, 0.4)):
            dorsal = leaf_shape(rng, 'dorsal', size, 0.26, fin or skin, droop=0.0, ruffle=0.06, cup=0.0)
            dorsal.location, dorsal.rotation_euler = (x + size / 2, side * depth * 0.86, 0.06), (0, 0, math.pi)
            parts.append(dorsal)
    return fuse_posed(parts)
