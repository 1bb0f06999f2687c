"""Laying food down: a height map under the dish says where the next piece comes to rest."""

import math
from dataclasses import dataclass

from mathutils import Euler, Matrix, Vector

from .shape import copy


@dataclass
class Piece:
    """One foodstuff: interchangeable shapes, how far one reaches and how thick it lies."""

    shapes: list
    reach: float
    thick: float


def piece(shapes, reach, thick):
    """Takes model objects off stage and keeps them as a `Piece` to be copied from."""
    for shape in shapes:
        for collection in list(shape.users_collection):
            collection.objects.unlink(shape)
    return Piece(shapes, reach, thick)


class Heap:
    """An elliptic bed of food that knows its own height everywhere."""

    cells = 72

    def __init__(self, rx, ry, surface, rng):
        self.rx, self.ry, self.rng = rx, ry, rng
        self.map = [[surface(*self.at(i, j)) for j in range(self.cells)] for i in range(self.cells)]

    def at(self, i, j):
        half = (self.cells - 1) / 2
        return (i / half - 1) * self.rx, (j / half - 1) * self.ry

    def cell(self, x, y):
        half = (self.cells - 1) / 2

        def clamp(v):
            return min(self.cells - 1, max(0, round(v)))

        return clamp((x / self.rx + 1) * half), clamp((y / self.ry + 1) * half)

    def height(self, x, y):
        i, j = self.cell(x, y)
        return self.map[i][j]

    def around(self, x, y, reach):
        """Cells within `reach` of a place, with their distance as a part of it."""
        i0, j0 = self.cell(x - reach, y - reach)
        i1, j1 = self.cell(x + reach, y + reach)
        for i in range(i0, i1 + 1):
            for j in range(j0, j1 + 1):
                cx, cy = self.at(i, j)
                away = math.hypot(cx - x, cy - y) / reach
                if away <= 1:
                    yield i, j, away

    def rest(self, x, y, reach):
        """Where a piece of that reach comes to rest: between the mean and the highest point."""
        heights = [self.map[i][j] for i, j, _ in self.around(x, y, reach)] or [self.height(x, y)]
        return 0.55 * sum(heights) / len(heights) + 0.45 * max(heights)

    def raise_to(self, x, y, reach, top):
        for i, j, away in self.around(x, y, reach):
            lifted = top - away * away * reach * 0.4
            if lifted > self.map[i][j]:
                self.map[i][j] = lifted

    def flood(self, x, y, rx, ry, top):
        """Raises an ellipse to `top`, as a sauce poured there would."""
        for i in range(self.cells):
            for j in range(self.cells):
                cx, cy = self.at(i, j)
                if ((cx - x) / rx) ** 2 + ((cy - y) / ry) ** 2 < 1:
                    self.map[i][j] = max(self.map[i][j], top)

    def slope(self, x, y, reach):
        dx = (self.height(x + reach, y) - self.height(x - reach, y)) / (2 * reach)
        dy = (self.height(x, y + reach) - self.height(x, y - reach)) / (2 * reach)

        def limit(s):
            return max(-0.9, min(0.9, s))

        return limit(dx), limit(dy)

    def lay(self, what, x, y, yaw=None, tilt=0.25, size=1.0, sink=0.25, roll=None, raises=True, pitch=0.0):
        """Lays one piece at (x, y), leaning with the ground; returns the object."""
        rng = self.rng
        size *= rng.uniform(0.9, 1.12)
        reach, thick = what.reach * size, what.thick * size
        z = self.rest(x, y, reach * 0.8) + thick * (0.5 - sink)
        dx, dy = self.slope(x, y, reach)
        normal = Vector((-dx + rng.gauss(0, tilt * 0.5), -dy + rng.gauss(0, tilt * 0.5), 1)).normalized()
        lean = Vector((0, 0, 1)).rotation_difference(normal).to_matrix()
        yaw = rng.uniform(0, 2 * math.pi) if yaw is None else yaw
        spin = Euler((roll or 0.0, pitch, 0)).to_matrix()
        turn = lean @ Matrix.Rotation(yaw, 3, 'Z') @ spin
        thing = copy(rng.choice(what.shapes), (x, y, z), turn.to_euler(), size)
        if raises:
            self.raise_to(x, y, reach, z + thick * 0.45)
        return thing

    def spot(self, spread=0.8, tries=3, center=(0, 0), hollow=0.0):
        """A free place: the lowest of a few random ones within `spread` of the bed."""
        rng = self.rng
        best = None
        for _ in range(tries):
            angle = rng.uniform(0, 2 * math.pi)
            r = math.sqrt(rng.uniform(hollow * hollow, 1)) * spread
            x, y = center[0] + r * self.rx * math.cos(angle), center[1] + r * self.ry * math.sin(angle)
            h = self.height(x, y)
            if best is None or h < best[0]:
                best = (h, x, y)
        return best[1:]

    def scatter(self, what, count, spread=0.8, center=(0, 0), tries=3, hollow=0.0, **how):
        for _ in range(count):
            x, y = self.spot(spread, tries, center, hollow)
            self.lay(what, x, y, **how)

    def row(self, what, count, start, end, yaw=0.0, pitch=-0.5, arc=0.0, **how):
        """An overlapping fan from `start` to `end`, bowed sideways by `arc`."""
        (x0, y0), (x1, y1) = start, end
        length = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        grounds = []
        for index in range(count):
            t = index / max(1, count - 1)
            bow = arc * 4 * t * (1 - t)
            x, y = x0 + (x1 - x0) * t + nx * bow, y0 + (y1 - y0) * t + ny * bow
            self.lay(
                what,
                x,
                y,
                yaw=yaw + self.rng.gauss(0, 0.06),
                pitch=pitch,
                tilt=0.06,
                raises=False,
                sink=how.get('sink', -0.3),
                size=how.get('size', 1.0),
            )
            grounds.append((x, y))
        for x, y in grounds:
            self.raise_to(x, y, what.reach * 0.7, self.rest(x, y, what.reach * 0.5) + what.reach * 0.4)


def rng_for(slug):
    """Every dish is the same on every run."""
    import random

    return random.Random(slug)
