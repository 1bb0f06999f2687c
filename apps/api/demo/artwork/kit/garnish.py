"""The last thing on the plate: herbs, rings, threads, crumbs."""

import math

from mathutils import noise

from . import materials as m
from .heap import piece
from .shape import curve_through, lump, sheet, strand, tube
from .staples import fuse


def scallion(rng):
    """Rings of spring onion, dark green to nearly white."""
    shapes = []
    for pale in (0, 0, 1, 2):
        stops = [[(0.3, '#2f7a1c'), (0.7, '#5aa52e')], [(0.3, '#6fb23c'), (0.7, '#a5cf6e')], [(0.3, '#bcd98c'), (0.7, '#e6efc8')]][pale]
        skin = m.food('scallion', stops, rough=(0.25, 0.4), sss=0.15, coat=0.35, bump=0.1, jitter=(0.012, 0.12, 0.15))
        radius = rng.uniform(0.042, 0.058)
        shapes.append(tube('scallion', radius * 0.72, radius, rng.uniform(0.035, 0.06), skin, rng, wobble=0.12))
    return piece(shapes, 0.05, 0.05)


def chilli_ring(rng, color=('#a80c06', '#d9240f')):
    """Slices of fresh red chilli, a few still holding seeds."""
    flesh = m.food('chilli', [(0.3, color[0]), (0.7, color[1])], rough=(0.16, 0.3), sss=0.15, coat=0.8, bump=0.08)
    seed = m.plain('seed', '#f0d9a0', rough=0.4)
    shapes = []
    for index in range(4):
        radius = rng.uniform(0.07, 0.092)
        ring = tube('chilli', radius * 0.7, radius, 0.045, flesh, rng, wobble=0.1)
        if index % 2:
            seeds = []
            for k in range(4):
                a = k * 1.6 + rng.random()
                grain = lump('seed', (0.016, 0.016, 0.006), seed, rng, 0.05, detail=2)
                grain.location = (radius * 0.45 * math.cos(a), radius * 0.45 * math.sin(a), 0)
                seeds.append(grain)
            ring = fuse([ring, *seeds])
        shapes.append(ring)
    return piece(shapes, 0.08, 0.045)


def leaf_shape(rng, name, length, width, material, lobes=0, ruffle=0.05, droop=0.25, cup=0.2, stem=None, point=1.0, thick=0.008):
    """One leaf from base to tip along x; `lobes` nicks its outline, as coriander has."""
    seed = rng.uniform(0, 99)

    def place(u, v):
        outline = math.sin(math.pi * min(1.0, 0.06 + 0.94 * u ** (0.8 * point))) ** 0.75
        if lobes:
            outline *= 0.78 + 0.3 * abs(math.sin(u * math.pi * lobes))
        y = v * width / 2 * outline
        z = (
            cup * abs(v) ** 1.6 * width * outline
            - droop * u * u * length
            + ruffle * length * noise.noise((u * 3 + seed, v * 2, 0)) * (0.2 + abs(v))
        )
        z += 0.012 * length * math.cos(v * math.pi * 0.5) * math.cos(u * 26 + abs(v) * 5)
        return (u * length, y, z)

    return sheet(name, place, material, across=10, along=20)


def green(name, dark, light, rough=0.32, coat=0.25):
    return m.food(
        name,
        [(0.3, dark), (0.7, light)],
        scale=5,
        rough=(rough - 0.08, rough + 0.12),
        coat=coat,
        bump=0.35,
        bump_scale=12,
        jitter=(0.015, 0.12, 0.18),
    )


def sprig(rng, kind='coriander', leaves=7):
    """A sprig lying down: stalk and leaves."""
    looks = {
        'coriander': ('#22600f', '#4f9a24', 0.17, 0.17, 3, '#7fae4c'),
        'mint': ('#1f6a1c', '#4aa036', 0.2, 0.14, 0, '#5f8f3c'),
        'watercress': ('#1c5a12', '#3f8a24', 0.16, 0.15, 0, '#5f9a3c'),
        'basil': ('#1a5a14', '#3f8f26', 0.24, 0.14, 0, '#6b4a56'),
    }
    dark, light, length, width, lobes, stalk = looks[kind]
    skin, stem = green(kind, dark, light), m.plain('stalk', stalk, rough=0.35)
    shapes = []
    for _ in range(3):
        parts = []
        line = curve_through([(0, 0, 0), (0.16, rng.uniform(-0.03, 0.03), 0.03), (0.34, rng.uniform(-0.05, 0.05), 0.05)])
        parts.append(strand('stalk', line, 0.011, stem))
        for k in range(leaves):
            t = 0.25 + 0.75 * k / (leaves - 1)
            at = line[min(len(line) - 1, int(t * (len(line) - 1)))]
            leaf = leaf_shape(rng, 'leaf', length * rng.uniform(0.75, 1.1), width * rng.uniform(0.85, 1.1), skin, lobes, 0.1)
            leaf.location = at
            side = 0 if k == leaves - 1 else (1 if k % 2 else -1)
            leaf.rotation_euler = (rng.gauss(0, 0.3), -rng.uniform(0.05, 0.5), side * rng.uniform(0.7, 1.3))
            leaf.matrix_basis = leaf.matrix_basis
            parts.append(leaf)
        shapes.append(fuse_posed(parts))
    return piece(shapes, 0.22, 0.1)


def drizzle(t, kind, radius=0.03, width=0.7, turns=5, x0=-0.8, x1=0.8, y=0.0):
    """A thin ribbon of sauce zigzagging over whatever lies there."""
    from .table import GRAVY

    points, rx, ry = [], t.bed.rx, t.bed.ry
    for k in range(120):
        u = k / 119
        px, py = rx * (x0 + (x1 - x0) * u), ry * (y + width * math.sin(u * math.pi * 2 * turns))
        points.append((px, py, t.heap_map.rest(px, py, 0.12) + radius * 0.5))
    smooth = [
        tuple(sum(q[i] for q in points[max(0, k - 2) : k + 3]) / len(points[max(0, k - 2) : k + 3]) for i in range(3)) for k in range(120)
    ]
    strand('drizzle', smooth, radius, m.liquid('drizzle', *GRAVY[kind], rough=0.1), [1 + 0.25 * math.sin(k * 0.9) for k in range(120)])


def fuse_posed(parts):
    """`fuse` after the dependency graph has taken the poses in."""
    import bpy

    bpy.context.view_layer.update()
    return fuse(parts)
