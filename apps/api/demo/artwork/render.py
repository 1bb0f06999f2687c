"""Renders dishes: blender -b -P render.py -- <work folder> <samples> <slug>…  (no slug: all)."""

import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.table import Table  # noqa: E402
from recipes import BACKDROPS, RECIPES, SIZES  # noqa: E402


def main(folder, samples, slugs):
    for slug in slugs or RECIPES:
        started = time.time()
        category, recipe = RECIPES[slug]
        width, height = SIZES.get(category, (640, 480))
        table = recipe(Table(slug, BACKDROPS[category]))
        out = os.path.join(folder, slug)
        os.makedirs(out, exist_ok=True)
        table.shoot(out, width=width, height=height, samples=samples)
        print(f'shot {slug} {time.time() - started:.1f}s', flush=True)


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1 :]
    main(arguments[0], int(arguments[1]), arguments[2:])
