"""Building blocks most foods share: coins, batons, cubes and leaves, as single meshes."""

import math

from mathutils import noise

from .shape import lump, mesh_object, strand
from .staples import fuse


def coin(name, rng, outline, thick, face, side=None, dome=0.0, warp=0.0):
    """A slice with the polar outline `outline(angle)`; `dome` swells it, `warp` bends it."""
    n, seed = 48, rng.uniform(0, 99)
    rows = [(0.0, 1), (0.45, 1), (0.85, 1), (0.97, 0.8), (1.0, 0.35), (1.0, -0.35), (0.97, -0.8), (0.85, -1), (0.0, -1)]
    vertices, faces, slots = [], [], []
    for r, z in rows:
        for s in range(n):
            a = 2 * math.pi * s / n
            radius = r * outline(a)
            x, y = radius * math.cos(a), radius * math.sin(a)
            lift = dome * thick * (1 - r * r) * (1 if z > 0 else 0)
            vertices.append((x, y, z * thick / 2 + lift + warp * noise.noise((x * 2.4 + seed, y * 2.4, 1))))
    for i in range(len(rows) - 1):
        for s in range(n):
            faces.append((i * n + s, (i + 1) * n + s, (i + 1) * n + (s + 1) % n, i * n + (s + 1) % n))
            slots.append(1 if side and 2 <= i <= 5 else 0)
    thing = mesh_object(name, vertices, faces, face)
    if side:
        thing.data.materials.append(side)
        thing.data.polygons.foreach_set('material_index', slots)
    return thing


def round_outline(radius, petals=0, depth=0.0, stretch=1.0):
    def outline(a):
        k = 1 + depth * math.cos(petals * a) if petals else 1
        return radius * k / math.sqrt((math.cos(a) / stretch) ** 2 + math.sin(a) ** 2)

    return outline


def baton(name, rng, length, radius, material, bend=0.1, taper=(1, 1), points=9, squash=1.0):
    """A bent round stick lying along x, as one mesh."""
    b1, b2 = rng.gauss(0, bend), rng.gauss(0, bend * 0.6)
    line, width = [], []
    for k in range(points):
        t = k / (points - 1)
        u = 2 * t - 1
        line.append((u * length / 2, length * (b1 * u * u + b2 * u * u * u), length * 0.3 * b2 * u * u))
        end = 0.7 if k in (0, points - 1) else 1
        width.append((taper[0] + (taper[1] - taper[0]) * t) * end)
    stick = strand(name, line, radius, material, width, resolution=3)
    whole = fuse([stick])
    if squash != 1.0:
        for vertex in whole.data.vertices:
            vertex.co.z *= squash
    return whole


def cube(name, rng, size, material, soft=0.05, detail=4):
    """A cut cube with rounded corners and slightly bulging faces."""
    return lump(name, size, material, rng, soft, 1.2, detail=detail, flat=0.82)


def wedge(name, rng, radius, thick, sweep, flesh, skin):
    """A segment of a round fruit: curved skin outside, cut faces inside."""
    n, m = 14, 8
    vertices, faces, slots = [], [], []
    for i in range(n + 1):
        phi = math.pi * i / n
        for j in range(m + 1):
            a = sweep * (j / m - 0.5)
            r = radius * math.sin(phi)
            vertices.append((r * math.cos(a) - radius * 0.55, r * math.sin(a), radius * thick * math.cos(phi)))
    row = m + 1
    for i in range(n):
        for j in range(m):
            faces.append((i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1))
            slots.append(1)
    core = [(-radius * 0.55 + radius * 0.05, 0, radius * thick * math.cos(math.pi * i / n)) for i in range(n + 1)]
    base = len(vertices)
    vertices += core
    for i in range(n):
        faces += [(base + i, base + i + 1, (i + 1) * row, i * row), (base + i, i * row + m, (i + 1) * row + m, base + i + 1)]
        slots += [0, 0]
    thing = mesh_object(name, vertices, faces, flesh)
    thing.data.materials.append(skin)
    thing.data.polygons.foreach_set('material_index', slots)
    return thing


def bundle(name, rng, count, length, radius, material, spread=0.1, curl=0.3):
    """A small tangle of threads as one mesh: floss, shreds, fried shallot."""
    parts = []
    for _ in range(count):
        heading = rng.gauss(0, curl * 2)
        x, y = rng.gauss(0, spread), rng.gauss(0, spread)
        points, turn = [], rng.gauss(0, curl * 8)
        for k in range(10):
            heading += turn * 0.1
            x += math.cos(heading) * length / 10
            y += math.sin(heading) * length / 10
            points.append((x - length / 2, y, rng.uniform(0, 0.004) + 0.25 * spread * math.sin(k * 0.7 + turn)))
        parts.append(strand(name, points, radius, material, resolution=1))
    return fuse(parts)
