"""What fills the vessel: rice, noodles, soups, sauces, tofu and eggs."""

import math

from mathutils import noise

from . import materials as m
from .heap import piece
from .shape import copy, disc, lump, mesh_object, strand

RICE = {
    'white': [(0.35, '#f4ead6'), (0.7, '#fff8ea')],
    'soy': [(0.3, '#6b3a17'), (0.45, '#b47a3e'), (0.62, '#dcae6e'), (0.75, '#f0d9ac')],
    'golden': [(0.3, '#b9812f'), (0.5, '#dcae62'), (0.7, '#f3dca6')],
    'light': [(0.26, '#b98a4c'), (0.42, '#e6c48c'), (0.58, '#faecd0'), (0.8, '#fff8e8')],
    'yellow': [(0.3, '#d6a12c'), (0.5, '#eec766'), (0.7, '#f8e5a8')],
}


def dome(bed, rise, lumps=0.03, seed=0.0):
    """The height of a filling: highest in the middle, never quite even."""

    def height(x, y):
        r2 = min(1.0, (x / bed.rx) ** 2 + (y / bed.ry) ** 2)
        return bed.level + rise * (1 - r2) + lumps * noise.noise((x * 3 + seed, y * 3, 0))

    return height


def rice(bed, tone, rng, rise=0.1, count=4600, grain=1.0):
    """Thousands of separate grains over a dome of the same colour."""
    surface = dome(bed, rise, 0.035, rng.uniform(0, 50))
    stops = RICE[tone]
    under = disc('under', 1, lambda x, y: 0, None)
    for vertex in under.data.vertices:
        x, y = vertex.co.x * bed.rx, vertex.co.y * bed.ry
        vertex.co = (x, y, surface(x, y) - 0.035)
    under.data.materials.append(m.food('under', stops, scale=2.2, rough=(0.6, 0.8), bump=0.9, bump_scale=30))
    cooked = patchy_rice(stops)
    shapes = [lump('grain', (0.062 * grain, 0.0175 * grain, 0.0165 * grain), cooked, rng, 0.12, 1.2, detail=2) for _ in range(4)]
    what = piece(shapes, 0.05, 0.03)
    for _ in range(count):
        a, r = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random()) * 0.985
        x, y = bed.rx * r * math.cos(a), bed.ry * r * math.sin(a)
        z = surface(x, y) + rng.uniform(-0.03, 0.025)
        copy(rng.choice(what.shapes), (x, y, z), (rng.gauss(0, 0.4), rng.gauss(0, 0.35), rng.uniform(0, 6.28)), rng.uniform(0.85, 1.15))
    return surface


def patchy_rice(stops):
    """Grains take their colour from where they lie, so sauce has soaked in by patches."""
    g = m.Graph('rice')
    spot = g.add('ObjectInfo').outputs['Location']
    patch = g.noise(spot, 2.1, detail=5, rough=0.7, distortion=0.4)
    color = g.jitter(g.ramp(patch.outputs['Fac'], stops), 0.006, 0.12, 0.1)
    g.set(Base_Color=color, Roughness=0.33, Specular=0.45, Clearcoat=0.15)
    g.set(Subsurface=0.0)
    return g.material


def strands(
    bed,
    rng,
    count,
    radius,
    material,
    rise=0.12,
    length=2.6,
    curl=2.2,
    layers=0.12,
    wave=0.03,
    flat=1.0,
    swirl=0.6,
    surface=None,
    steps=60,
    sink=0.0,
):
    """Noodles: each wanders over the dome, turning gently and dipping under its neighbours."""
    surface = surface or dome(bed, rise, 0.05, rng.uniform(0, 50))
    for _index in range(count):
        a, r = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random()) * 0.9
        x, y = bed.rx * r * math.cos(a), bed.ry * r * math.sin(a)
        heading = a + math.pi / 2 * rng.choice((1, 1, -1)) * swirl + rng.gauss(0, 0.9)
        turn, depth = rng.gauss(0, curl), rng.uniform(-layers, layers * 0.35) - sink
        phase, points = rng.uniform(0, 6.28), []
        step = length * rng.uniform(0.6, 1.2) / steps
        for k in range(steps):
            turn += rng.gauss(0, curl * 0.25)
            turn *= 0.97
            heading += turn * step
            nx, ny = x + math.cos(heading) * step, y + math.sin(heading) * step
            if (nx / bed.rx) ** 2 + (ny / bed.ry) ** 2 > 0.9:
                inward = math.atan2(-y, -x)
                heading += 0.35 * math.sin(inward - heading) + 0.08
                nx, ny = x + math.cos(heading) * step, y + math.sin(heading) * step
                if (nx / bed.rx) ** 2 + (ny / bed.ry) ** 2 > 0.97:
                    nx, ny = x * 0.985, y * 0.985
            x, y = nx, ny
            z = surface(x, y) + depth + wave * math.sin(phase + k * 0.22) + 0.02 * math.sin(phase * 3 + k * 0.5)
            points.append((x, y, z))
        strand('noodle', points, radius * rng.uniform(0.9, 1.1), material)
    return surface


def pool(bed, material, level=None, ripple=0.008, edge=0.02):
    """A liquid surface that creeps up a little where it meets the wall."""
    level = bed.level if level is None else level

    def height(x, y):
        r = math.hypot(x, y)
        creep = edge * max(0.0, (r - 0.93) / 0.07) ** 2
        return creep + ripple * noise.noise((x * 4, y * 4, 1.3))

    thing = disc('pool', 1, height, material, rings=48, segments=96)
    thing.scale, thing.location = (bed.rx * 1.035, bed.ry * 1.035, 1), (0, 0, level)
    return lambda x, y: level


def oil(bed, rng, level, count=70, color='#e8a23a', size=(0.01, 0.05), spread=0.93):
    """Flat droplets of oil afloat on a soup."""
    g = m.Graph('oil')
    g.set(Base_Color=m.linear(color), Roughness=0.02, Specular=0.8, Clearcoat=1.0)
    what = piece([lump('drop', (1, 1, 0.16), g.material, rng, 0.05, 1.0, detail=3)], 1, 0.2)
    for _ in range(count):
        a, r = rng.uniform(0, 6.28), math.sqrt(rng.random()) * spread
        s = size[0] + (size[1] - size[0]) * rng.random() ** 3
        copy(what.shapes[0], (bed.rx * r * math.cos(a), bed.ry * r * math.sin(a), level + 0.004), (0, 0, 0), s)


def raw_egg(rng, cooked=0.0):
    """A yolk on its own white: glassy when raw, opaque when poached."""
    if cooked > 0.5:
        white = m.food('white', [(0.3, '#f4ead8'), (0.7, '#fffaf0')], rough=(0.15, 0.3), coat=0.5, bump=0.1, bump_scale=8)
    else:
        g = m.Graph('white')
        g.set(Base_Color=m.linear('#fffaf0'), Roughness=0.06, Transmission=0.3, IOR=1.36, Clearcoat=0.8)
        white = g.material
    yolk = m.food(
        'yolk',
        [(0.3, '#f39a0b'), (0.7, '#ffb31f')],
        scale=1.5,
        rough=(0.1, 0.16),
        coat=1.0,
        coat_rough=0.03,
        bump=0.02,
        bump_scale=6,
        jitter=(0, 0, 0),
    )
    seed = rng.uniform(0, 90)

    def spread(x, y):
        r = math.hypot(x, y)
        return 0.075 * (1 - r**4) + 0.018 * noise.noise((x * 4 + seed, y * 4, 0)) - 0.02

    body = disc('white', 1, spread, white, rings=20)
    for vertex in body.data.vertices:
        a = math.atan2(vertex.co.y, vertex.co.x)
        k = 0.36 * (1 + 0.22 * noise.noise((math.cos(a) * 1.3 + seed, math.sin(a) * 1.3, 0)))
        vertex.co.x, vertex.co.y = vertex.co.x * k, vertex.co.y * k
    ball = lump('yolk', (0.165, 0.165, 0.115), yolk, rng, 0.015, 1.0, detail=4)
    ball.location = (0.02, 0.01, 0.075)
    return fuse([body, ball])


def fuse(things):
    """Joins objects into one mesh that keeps each one's material and place."""
    import bpy

    vertices, faces, slots, materials = [], [], [], []
    for thing in things:
        matrix = thing.matrix_basis
        offset = len(vertices)
        mesh = thing.data if thing.type == 'MESH' else thing.to_mesh()
        vertices += [tuple(matrix @ v.co) for v in mesh.vertices]
        local = []
        for material in thing.data.materials[:] or [None]:
            if material not in materials:
                materials.append(material)
            local.append(materials.index(material))
        for polygon in mesh.polygons:
            faces.append(tuple(offset + v for v in polygon.vertices))
            slots.append(local[polygon.material_index] if local else 0)
        if thing.type != 'MESH':
            thing.to_mesh_clear()
        bpy.data.objects.remove(thing)
    whole = mesh_object('whole', vertices, faces)
    for material in materials:
        whole.data.materials.append(material)
    whole.data.polygons.foreach_set('material_index', slots)
    return whole
