"""One photograph being set up: choose a vessel, fill it, top it, garnish it, shoot it."""

import math

import bpy

from . import materials as m
from . import noodles, staples, studio, vessels
from .heap import Heap, rng_for
from .pantry import PANTRY
from .shape import lump

GRAVY = {
    'caramel': ('#240a02', '#6b2c08'),
    'black': ('#0a0302', '#2d1206'),
    'red': ('#4a0a03', '#a02c0c'),
    'brown': ('#3b1806', '#85481a'),
    'pale': ('#b98a38', '#dcb468'),
    'oyster': ('#5b2c0c', '#a8682a'),
    'curry': ('#b0420a', '#e8831e'),
    'laksa': ('#c24a10', '#f09a3c'),
    'amber': ('#8a4c10', '#c98a34'),
    'herbal': ('#241005', '#5a2e10'),
    'mahogany': ('#2e0f06', '#74360f'),
    'milky': ('#c9a868', '#e6cd9c'),
    'clear': ('#cdb06c', '#e6d2a0'),
    'gold': ('#a8661a', '#dc9c40'),
    'tomyam': ('#b02c08', '#e2661c'),
    'creamy': ('#d2651c', '#f0a155'),
    'rosy': ('#4a2014', '#8a4a30'),
    'green': ('#7a7a34', '#b8ac5c'),
    'sambal': ('#5a0a04', '#b0240c'),
    'sweet': ('#1c0a04', '#4a2410'),
    'soy': ('#3a1a08', '#8a4f20'),
    'chilli': ('#9c1206', '#d8381a'),
    'coconut': ('#c9a878', '#ead8b8'),
    'mango': ('#f0a010', '#fcc93e'),
    'syrup': ('#8a4a10', '#d08a30'),
    'eggbed': ('#e8a828', '#f8d060'),
}


CLEARNESS = {
    'amber': 0.45,
    'herbal': 0.3,
    'mahogany': 0.3,
    'clear': 0.4,
    'gold': 0.55,
    'tomyam': 0.25,
    'green': 0.55,
    'rosy': 0.3,
    'syrup': 0.5,
}


class Table:
    """A fluent description of one dish. Every step returns the table."""

    def __init__(self, slug, tone):
        studio.reset()
        studio.world()
        studio.lights()
        studio.table(tone)
        self.rng, self.stock = rng_for(slug), {}
        self.bed = self.heap_map = None
        self.shot = {}
        self.moved = set()

    # --- vessels

    def set(self, bed, **shot):
        self.bed, self.shot = bed, shot
        self.heap_map = Heap(bed.rx, bed.ry, lambda x, y: bed.level, self.rng)
        return self

    def pot(self, tone='dark', wide=1.0, level=0.74):
        return self.set(vessels.claypot(tone, wide, level), target=(0, -0.02, 0.58), distance=6.95 * (0.2 + 0.8 * wide))

    def bowl(self, color='#f3efe8', rim=None, **size):
        bed = vessels.bowl(color, rim, **size)
        return self.set(bed, target=(0, 0.02, 0.52), distance=7.1 * (0.25 + 0.75 * size.get('radius', 1.15) / 1.15))

    def plate(self, rx=1.45, ry=1.45, color='#e9e4da', rim=None, **shape):
        bed = vessels.plate(rx, ry, color, rim, **shape)
        return self.set(bed, target=(0, 0, 0.16), distance=7.6 if ry > 1.25 else 7.6)

    # --- fillings

    def ground(self, surface):
        self.heap_map = Heap(self.bed.rx, self.bed.ry, surface, self.rng)
        return self

    def rice(self, tone, rise=0.1):
        return self.ground(staples.rice(self.bed, tone, self.rng, rise))

    def under(self, kind):
        """A dark sauced floor, for where the pieces above leave gaps."""
        deep, thin = GRAVY[kind]
        staples.pool(self.bed, m.liquid('under', deep, thin, rough=0.2))
        return self

    def noodles(self, kind, rise=0.14, soup=None, count=None):
        surface = noodles.long_noodles(self.bed, kind, self.rng, rise, 0.06 if soup else 0.0, count)
        if soup:
            self.soup(soup)
            level = self.bed.level
            return self.ground(lambda x, y: max(level, surface(x, y)))
        return self.ground(surface)

    def soup(self, kind, level=None, oil=None, drops=70, **look):
        deep, thin = GRAVY[kind]
        look = {'clear': CLEARNESS.get(kind, 0.0), **look}
        surface = staples.pool(self.bed, m.liquid('soup', deep, thin, **look), level)
        if oil:
            staples.oil(self.bed, self.rng, surface(0, 0), drops, oil)
        return self.ground(surface)

    def oil(self, color='#e8a23a', drops=70, size=(0.01, 0.05)):
        staples.oil(self.bed, self.rng, self.bed.level, drops, color, size)
        return self

    def puddle(self, kind, rx=0.8, ry=0.6, x=0.0, y=0.0, thick=0.03, level=None):
        """A pool of sauce with a free edge, on a plate."""
        deep, thin = GRAVY[kind]
        blob = lump('puddle', (rx, ry, thick), m.liquid('sauce', deep, thin, rough=0.08, bump=0.1), self.rng, 0.14, 1.6, detail=5)
        level = self.bed.level if level is None else level
        blob.location = (x, y, level)
        self.heap_map.flood(x, y, rx * 0.9, ry * 0.9, level + thick * 0.8)
        return self

    # --- toppings

    def take(self, name):
        if name not in self.stock:
            self.stock[name] = PANTRY[name](self.rng)
        return self.stock[name]

    def heap(self, name, count, **how):
        self.heap_map.scatter(self.take(name), count, **how)
        return self

    def sprinkle(self, name, count, **how):
        """Garnish that lies on everything and lifts nothing."""
        style = {'spread': 0.8, 'tilt': 0.7, 'tries': 1, 'raises': False, 'sink': 0.1, **how}
        self.heap_map.scatter(self.take(name), count, **style)
        return self

    def fan(self, name, count, start, end, **how):
        rx, ry = self.bed.rx, self.bed.ry
        self.heap_map.row(self.take(name), count, (start[0] * rx, start[1] * ry), (end[0] * rx, end[1] * ry), **how)
        return self

    def ring(self, name, count, radius=0.5, turn=0.3, facing=1.57, **how):
        """Pieces set evenly round the middle, each turned outward by `facing`."""
        for k in range(count):
            a = turn + 2 * math.pi * k / count
            self.heap_map.lay(
                self.take(name),
                self.bed.rx * radius * math.cos(a),
                self.bed.ry * radius * math.sin(a),
                yaw=a + facing,
                **{'tilt': 0.15, **how},
            )
        return self

    def top(self, name, x=0.0, y=0.0, **how):
        self.heap_map.lay(self.take(name), x * self.bed.rx, y * self.bed.ry, **how)
        return self

    def put(self, name, location, rotation=(0, 0, 0), size=1.0):
        """A single thing exactly there: props beside the vessel."""
        from .shape import copy

        copy(self.take(name).shapes[0], location, rotation, size)
        return self

    def egg(self, x=0.0, y=0.0, cooked=0.0, size=1.0):
        egg = staples.raw_egg(self.rng, cooked)
        px, py = x * self.bed.rx, y * self.bed.ry
        egg.location = (px, py, self.heap_map.rest(px, py, 0.35) + 0.035)
        egg.scale = (size,) * 3
        return self

    def do(self, build, **how):
        """Anything special: `build(table)`."""
        build(self, **how)
        return self

    def beside(self, recipe, x, y):
        """Another dish at (x, y): set up in the middle like any, then carried over."""
        before = set(bpy.context.collection.objects)
        recipe(self)
        for thing in set(bpy.context.collection.objects) - before:
            thing.location.x += x
            thing.location.y += y
        return self

    def aim(self, **shot):
        self.shot = {**self.shot, **shot}
        return self

    def shoot(self, path, **size):
        studio.camera(**self.shot)
        studio.shoot(path, **size)
