"""Chicken, beef, duck, sausage, pork-like minces: anything cut from an animal on land."""

import math

from mathutils import noise

from . import materials as m
from .heap import piece
from .shape import lump, mesh_object

CHICKEN = {
    'dark': [(0.28, '#2a0e05'), (0.45, '#5f280d'), (0.6, '#8f4a1c'), (0.74, '#b9733a')],
    'caramel': [(0.28, '#2b0d03'), (0.48, '#6b2a08'), (0.66, '#a4500f'), (0.8, '#c9781f')],
    'pale': [(0.28, '#8f5416'), (0.45, '#c98a3a'), (0.62, '#dfac62'), (0.8, '#ecca94')],
    'poached': [(0.28, '#8a5620'), (0.46, '#bd8540'), (0.62, '#d6aa6c'), (0.8, '#e4c89c')],
    'red': [(0.28, '#4a0f05'), (0.48, '#8c2409'), (0.66, '#b9461a'), (0.8, '#cf7a3a')],
    'sticky': [(0.28, '#1c0803'), (0.5, '#451605'), (0.7, '#7a310c'), (0.82, '#a3521a')],
    'fried': [(0.25, '#8a4c14'), (0.45, '#c27a26'), (0.62, '#dc9d40'), (0.78, '#eec574')],
    'sweetsour': [(0.28, '#9c1d05'), (0.5, '#d8400c'), (0.7, '#ee6a1c'), (0.82, '#f59a48')],
    'beef': [(0.28, '#22100a'), (0.48, '#472416'), (0.66, '#6f4029'), (0.8, '#8f5b40')],
    'duck': [(0.28, '#3a1608'), (0.48, '#6c3314'), (0.66, '#94552b'), (0.8, '#b98350')],
    'black': [(0.28, '#150805'), (0.48, '#35140a'), (0.66, '#5c2912'), (0.8, '#83451f')],
    'curry': [(0.28, '#8a3a0a'), (0.5, '#c0681c'), (0.7, '#dc9440'), (0.82, '#e9b76c')],
}


def chunks(rng, tone='dark', size=(0.21, 0.15, 0.12), wet=0.7, kinds=6, roughness=0.3, flat=0.25, bump=0.35):
    """Chopped pieces, glazed by whatever they were braised in."""
    flesh = m.food(
        'chunk',
        CHICKEN[tone],
        scale=3.4,
        rough=(0.2, 0.5),
        sss=0.0,
        coat=wet,
        coat_rough=0.05,
        specular=0.4,
        bump=bump,
        bump_scale=16,
        bump_distance=0.03,
    )
    shapes = [
        lump('chunk', tuple(s * rng.uniform(0.85, 1.18) for s in size), flesh, rng, roughness, 1.3, detail=4, flat=flat)
        for _ in range(kinds)
    ]
    return piece(shapes, (size[0] + size[1]) / 2, size[2] * 1.7)


def bent_slice(name, rng, length, width, thick, material, bend=0.25, ragged=0.12, grid=(18, 10)):
    """A thin slice that curls: a closed sheet with an uneven outline."""
    nu, nv = grid
    seed = rng.uniform(0, 99)
    top, bottom = [], []
    for i in range(nu + 1):
        for j in range(nv + 1):
            u, v = 2 * i / nu - 1, 2 * j / nv - 1
            # a square grid squeezed onto a rounded outline
            x, y = u * math.sqrt(1 - 0.42 * v * v), v * math.sqrt(1 - 0.42 * u * u)
            edge = 1 + ragged * noise.noise((u * 1.4 + seed, v * 1.4, 3))
            z = bend * length * (noise.noise((u * 0.8 + seed, v * 0.8, 0)) + 0.5 * u * u - 0.2)
            rim = max(abs(u), abs(v)) ** 6
            h = thick * (0.5 - 0.32 * rim)
            px, py = x * length * edge / 2, y * width * edge / 2
            top.append((px, py, z + h))
            bottom.append((px, py, z - h))
    row, n = nv + 1, len(top)
    faces = []
    for i in range(nu):
        for j in range(nv):
            a, b, c, d = i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1
            faces += [(a, b, c, d), (n + a, n + d, n + c, n + b)]
    border = (
        [i * row for i in range(nu + 1)]
        + [nu * row + j for j in range(1, nv + 1)]
        + [i * row + nv for i in range(nu - 1, -1, -1)]
        + list(range(nv - 1, 0, -1))
    )
    for a, b in zip(border, border[1:] + border[:1], strict=False):
        faces.append((a, n + a, n + b, b))
    return mesh_object(name, top + bottom, faces, material)


def slices(rng, tone='beef', length=0.42, width=0.26, thick=0.05, wet=0.8, bend=0.3, kinds=6):
    flesh = m.food('slice', CHICKEN[tone], scale=3.6, rough=(0.22, 0.46), sss=0.1, coat=wet, coat_rough=0.1, bump=0.4, bump_scale=20)
    shapes = [
        bent_slice('slice', rng, length * rng.uniform(0.8, 1.15), width * rng.uniform(0.85, 1.15), thick, flesh, bend) for _ in range(kinds)
    ]
    return piece(shapes, (length + width) / 4, thick * 2.2)


def lap_cheong(rng, dark=False):
    """Slanted slices of wind-dried sausage: deep red lean, pearls of fat, a darker skin."""
    g = m.Graph('lap-cheong')
    place = g.place()
    lean, fat = ('#4a0f0a', '#8a5a45') if dark else ('#8c1a10', '#f2c9a8')
    cells = g.add(
        'TexVoronoi',
        {
            'Vector': g.add(
                'VectorMath',
                {0: place, 1: g.add('VectorMath', {0: g.noise(place, 9).outputs['Color'], 1: (0.12, 0.12, 0.12)}, operation='MULTIPLY')},
                operation='ADD',
            ),
            'Scale': 13.0,
            'Randomness': 1.0,
        },
    )
    mask = g.add('MapRange', {'Value': cells.outputs['Distance'], 'From Min': 0.36, 'From Max': 0.26, 'To Min': 0.0, 'To Max': 1.0})
    tone = g.ramp(g.noise(place, 6).outputs['Fac'], [(0.3, lean), (0.7, '#7a1c12' if dark else '#b8321c')])
    color = g.add('MixRGB', {'Fac': mask, 'Color1': tone, 'Color2': m.linear(fat)})
    g.set(
        Base_Color=color,
        Roughness=g.remap(g.noise(place, 12).outputs['Fac'], 0.18, 0.4),
        Clearcoat=0.7,
        Clearcoat_Roughness=0.1,
        Subsurface=0.15,
        Subsurface_Radius=(0.06, 0.02, 0.01),
        Subsurface_Color=color,
    )
    g.bump(mask, 0.25, 0.012)
    skin = m.food('casing', [(0.3, '#3d0906'), (0.7, '#7a1a0e')], rough=(0.25, 0.4), coat=0.6, bump=0.5, bump_scale=14)
    shapes = []
    for _ in range(4):
        seed, n, rows = (
            rng.uniform(0, 99),
            36,
            [(0.0, 0.024), (0.5, 0.025), (0.9, 0.023), (0.985, 0.014), (1.0, 0.0), (0.985, -0.014), (0.9, -0.023), (0.0, -0.024)],
        )
        vertices, faces, slots = [], [], []
        for r, z in rows:
            for s in range(n):
                a = 2 * math.pi * s / n
                k = r * (1 + 0.05 * noise.noise((math.cos(a) * 1.5 + seed, math.sin(a) * 1.5, 0)))
                vertices.append(
                    (0.19 * k * math.cos(a), 0.118 * k * math.sin(a), z * 1.25 + 0.008 * noise.noise((math.cos(a) + seed, r * 2, 4)))
                )
        for i in range(len(rows) - 1):
            for s in range(n):
                faces.append((i * n + s, (i + 1) * n + s, (i + 1) * n + (s + 1) % n, i * n + (s + 1) % n))
                slots.append(1 if 2 <= i <= 5 else 0)
        shape = mesh_object('lap-cheong', vertices, faces, g.material)
        shape.data.materials.append(skin)
        shape.data.polygons.foreach_set('material_index', slots)
        shapes.append(shape)
    return piece(shapes, 0.16, 0.06)


def mince(rng, tone='dark', size=0.05):
    """Crumbs of minced meat."""
    return chunks(rng, tone, (size, size * 0.85, size * 0.75), kinds=6, roughness=0.4, flat=0.0)
