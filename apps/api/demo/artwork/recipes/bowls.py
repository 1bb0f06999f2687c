"""Fish-head noodle bowls."""

import bpy

from kit import materials as m
from kit import staples, vessels

BLUE = '#2b4a86'


def noodle_bowl(t, noodle, soup, oil, rim=None, rise=0.1, count=None):
    return t.bowl('#e9e4da', rim, radius=1.2, depth=0.85, level=0.73).noodles(noodle, soup=soup, rise=rise, count=count).oil(oil, 70)


def small_bowl_soup(t):
    """A side bowl of clear soup with fish balls, beside the plate."""

    before = set(bpy.data.objects)
    bed = vessels.bowl('#f5f2ec', BLUE, radius=0.5, depth=0.42, level=0.3)
    staples.pool(bed, m.liquid('side', '#c9ad74', '#e6d4a6'))
    for x, y in ((0.12, 0.1), (-0.17, 0.02), (0.06, -0.2)):
        t.put('fish-ball', (x, y, 0.31), (0, 0, 0), 0.95)
    for _ in range(7):
        t.put('scallion', (t.rng.uniform(-0.3, 0.3), t.rng.uniform(-0.3, 0.3), 0.32), (0.3, 0.2, 0), 0.8)
    for thing in set(bpy.data.objects) - before:
        if thing.name not in bpy.context.collection.objects:
            continue
        thing.location.x += 1.05
        thing.location.y += 0.85


NOODLES = {
    'fried-fish-head-noodles': lambda t: (
        noodle_bowl(t, 'thick', 'milky', '#e8c878', BLUE)
        .heap('fish-fried', 7, spread=0.55, center=(0.1, 0.12), tilt=0.4)
        .top('tomato', -0.5, -0.3, yaw=3.6, size=1.15)
        .heap('mustard', 8, spread=0.3, center=(-0.5, 0.3), tilt=0.6)
        .sprinkle('scallion', 36)
        .sprinkle('shallot', 22, spread=0.65)
    ),
    'fresh-fish-slice-noodles': lambda t: (
        noodle_bowl(t, 'bihun', 'clear', '#f0d890', rise=0.1)
        .heap('lettuce', 3, spread=0.3, center=(-0.4, 0.4), size=0.85, tilt=0.3)
        .heap('fish', 9, spread=0.55, center=(0.1, -0.05), tilt=0.4)
        .sprinkle('ginger-shreds', 9, spread=0.55)
        .sprinkle('garlic-bits', 60, spread=0.75)
        .sprinkle('scallion', 26)
    ),
    'tom-yam-fish-head-noodles': lambda t: (
        noodle_bowl(t, 'thick', 'creamy', '#d0400a', rise=0.12)
        .heap('fish-fried', 6, spread=0.5, center=(0.05, 0.15), tilt=0.4)
        .top('lemongrass', -0.1, -0.5, yaw=0.25, tilt=0.1)
        .top('tomato', -0.55, 0.15, yaw=3.0)
        .top('lime', 0.6, -0.25, size=0.9)
        .sprinkle('birdseye', 4, spread=0.55)
        .sprinkle('lime-leaf', 2, spread=0.5)
        .top('coriander', 0.1, 0.1, size=1.1)
    ),
    'bitter-gourd-fish-noodles': lambda t: (
        noodle_bowl(t, 'thick', 'milky', '#e8d090', BLUE)
        .heap('fish', 7, spread=0.5, center=(0.1, 0.1), tilt=0.35)
        .heap('bitter-gourd', 11, spread=0.65, tilt=0.5)
        .sprinkle('black-bean', 34, spread=0.7)
        .sprinkle('chilli-ring', 5)
        .sprinkle('scallion', 14)
    ),
    'fish-paste-noodles': lambda t: (
        noodle_bowl(t, 'bihun', 'clear', '#f0d890')
        .heap('fish-paste', 7, spread=0.55, tilt=0.3)
        .heap('fish-ball', 5, spread=0.62)
        .heap('seaweed', 5, spread=0.6, tilt=0.6)
        .sprinkle('scallion', 42)
        .sprinkle('shallot', 12)
    ),
    'dry-fish-paste-noodles': lambda t: (
        t.plate(1.35, 1.35, rim=BLUE, level=0.12)
        .noodles('tossed', rise=0.34)
        .heap('fish-fried', 6, spread=0.5, center=(0.1, 0.15), size=0.85, tilt=0.4)
        .fan('choy-sum-short', 3, (-0.62, -0.1), (-0.3, -0.5), yaw=2.3, pitch=-0.1)
        .sprinkle('shallot', 18)
        .sprinkle('scallion', 30)
        .do(small_bowl_soup)
        .aim(target=(0.12, 0.1, 0.2), distance=7.6)
    ),
}
