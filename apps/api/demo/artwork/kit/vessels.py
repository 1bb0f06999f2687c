"""What the food is served in. Each returns a `Bed`: where the food starts and how wide it is."""

import math
from dataclasses import dataclass

from . import materials as m
from .shape import curve_through, lathe, mesh_object, strand


@dataclass
class Bed:
    """The inside of a vessel: half-widths, the height of the filling and of its floor."""

    rx: float
    ry: float
    level: float
    floor: float


POTS = {
    'dark': ('#150c09', '#38200f'),
    'black': ('#100d0c', '#2c2320'),
    'terracotta': ('#7d3d20', '#b0653a'),
}


def claypot(tone='dark', wide=1.0, level=0.74, lid=False):
    """A round glazed pot with two ear handles; the inside always dark."""
    deep, edge = POTS[tone]
    coat = m.glaze(deep, edge, rough=(0.16, 0.36), speckle=1.0 if tone == 'terracotta' else 0.0)
    lathe(
        'pot',
        [
            (0.0, 0.02),
            (0.62, 0.0),
            (0.72, 0.04),
            (0.98, 0.3),
            (1.13, 0.58),
            (1.13, 0.78),
            (1.09, 0.9),
            (1.10, 0.955),
            (1.06, 0.985),
            (1.01, 0.95),
            (0.985, 0.86),
            (0.99, 0.7),
            (0.9, 0.4),
            (0.6, 0.14),
            (0.0, 0.1),
        ],
        coat,
        wobble=0.006,
    ).scale = (wide, wide, 1)
    for side in (-1, 1):
        x = side * 1.09 * wide
        ear = [(x, -0.26, 0.72), (x + side * 0.17, -0.19, 0.75), (x + side * 0.23, 0, 0.77), (x + side * 0.17, 0.19, 0.75), (x, 0.26, 0.72)]
        strand('ear', curve_through(ear), 0.062, coat, resolution=6)
    return Bed(0.97 * wide, 0.97 * wide, level, 0.2)


def bowl(color='#e9e4da', rim=None, radius=1.15, depth=0.78, level=None, pattern=None):
    """A deep soup bowl on a foot, optionally with a painted rim."""
    china = m.glaze(color, color, rough=(0.06, 0.14))
    r, d = radius, depth
    level = d - 0.16 if level is None else level
    lathe(
        'bowl',
        [
            (0.0, 0.06),
            (0.36 * r, 0.05),
            (0.4 * r, 0.0),
            (0.43 * r, 0.0),
            (0.45 * r, 0.07),
            (0.7 * r, 0.22 * d / 0.78),
            (0.93 * r, 0.52 * d / 0.78),
            (1.0 * r, d - 0.02),
            (0.99 * r, d),
            (0.965 * r, d - 0.02),
            (0.88 * r, 0.5 * d / 0.78),
            (0.62 * r, 0.2 * d / 0.78),
            (0.0, 0.12),
        ],
        china,
    )
    if rim:
        band = m.glaze(rim, rim, rough=(0.08, 0.16))
        lathe(
            'rim',
            [(0.962 * r, d - 0.045), (0.966 * r, d - 0.012), (0.99 * r, d + 0.008), (1.006 * r, d - 0.015), (1.0 * r, d - 0.06)],
            band,
        )
        lathe('line', [(0.985 * r, d - 0.115), (0.99 * r, d - 0.1), (0.985 * r, d - 0.085)], band)
    inner = r * (0.965 - 0.1 * max(0.0, (d - level) / d) * 2)
    return Bed(inner * 0.985, inner * 0.985, level, 0.14)


def plate(rx=1.45, ry=1.45, color='#f4f1ec', rim=None, level=0.09, well=0.68):
    """A round or oval coupe plate with a soft well."""
    china = m.glaze(color, color, rough=(0.07, 0.16))
    profile = [
        (0.0, 0.045),
        (0.5, 0.045),
        (well, 0.06),
        (well + 0.1, 0.11),
        (0.93, 0.165),
        (0.985, 0.19),
        (1.0, 0.178),
        (0.985, 0.155),
        (0.8, 0.06),
        (0.62, 0.0),
        (0.0, 0.0),
    ]
    lathe('plate', profile, china, segments=128).scale = (rx, ry, 1)
    if rim:
        band = m.glaze(rim, rim, rough=(0.08, 0.16))
        lathe('rim', [(0.925, 0.168), (0.95, 0.181), (0.985, 0.194), (1.003, 0.18), (0.985, 0.15)], band, segments=128).scale = (rx, ry, 1)
    return Bed(rx * (well + 0.06), ry * (well + 0.06), level, 0.06)


def rounded_slab(name, w, d, h, corner, material, z=0.0, lip=0.03, hollow=0.0):
    """A slab with round corners; `hollow` sinks its middle, as in a tray or square plate."""

    def ring(inset, height):
        points = []
        c = max(0.01, corner - inset)
        for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for step in range(9):
                a = math.radians(a0 + step * 11.25)
                points.append((cx * (w - inset - c) + c * math.cos(a), cy * (d - inset - c) + c * math.sin(a), z + height))
        return points

    rings = [ring(lip * 1.5, 0), ring(0, lip), ring(0, h - lip), ring(lip * 0.3, h - lip * 0.3), ring(lip, h)]
    if hollow:
        rings += [ring(lip * 2, h - lip * 0.2), ring(lip * 5, h - hollow), ring(lip * 8, h - hollow)]
    n = 36
    vertices = [v for r in rings for v in r]
    faces = [(i * n + s, i * n + (s + 1) % n, (i + 1) * n + (s + 1) % n, (i + 1) * n + s) for i in range(len(rings) - 1) for s in range(n)]
    faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    thing = mesh_object(name, vertices, faces, material)
    thing.data.use_auto_smooth = True
    return thing
