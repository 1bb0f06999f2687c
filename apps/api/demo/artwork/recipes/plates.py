"""Fish-head noodle bowls, wok dishes, vegetables and snacks."""

from kit import garnish, snacks

BLUE = '#2b4a86'


def noodle_bowl(t, noodle, soup, oil, rim=None, rise=0.1, count=None):
    return t.bowl('#e9e4da', rim, radius=1.2, depth=0.85, level=0.73).noodles(noodle, soup=soup, rise=rise, count=count).oil(oil, 70)


def small_bowl_soup(t):
    """A side bowl of clear soup with fish balls, beside the plate."""
    from kit import materials as m, staples, vessels
    import bpy

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
    'fried-fish-head-noodles': lambda t: noodle_bowl(t, 'thick', 'milky', '#e8c878', BLUE).heap('fish-fried', 7, spread=0.55, center=(0.1, 0.12), tilt=0.4).top('tomato', -0.5, -0.3, yaw=3.6, size=1.15).heap('mustard', 8, spread=0.3, center=(-0.5, 0.3), tilt=0.6).sprinkle('scallion', 36).sprinkle('shallot', 22, spread=0.65),
    'fresh-fish-slice-noodles': lambda t: noodle_bowl(t, 'bihun', 'clear', '#f0d890', rise=0.1).heap('lettuce', 3, spread=0.3, center=(-0.4, 0.4), size=0.85, tilt=0.3).heap('fish', 9, spread=0.55, center=(0.1, -0.05), tilt=0.4).sprinkle('ginger-shreds', 9, spread=0.55).sprinkle('garlic-bits', 60, spread=0.75).sprinkle('scallion', 26),
    'tom-yam-fish-head-noodles': lambda t: noodle_bowl(t, 'thick', 'creamy', '#d0400a', rise=0.12).heap('fish-fried', 6, spread=0.5, center=(0.05, 0.15), tilt=0.4).top('lemongrass', -0.1, -0.5, yaw=0.25, tilt=0.1).top('tomato', -0.55, 0.15, yaw=3.0).top('lime', 0.6, -0.25, size=0.9).sprinkle('birdseye', 4, spread=0.55).sprinkle('lime-leaf', 2, spread=0.5).top('coriander', 0.1, 0.1, size=1.1),
    'bitter-gourd-fish-noodles': lambda t: noodle_bowl(t, 'thick', 'milky', '#e8d090', BLUE).heap('fish', 7, spread=0.5, center=(0.1, 0.1), tilt=0.35).heap('bitter-gourd', 11, spread=0.65, tilt=0.5).sprinkle('black-bean', 34, spread=0.7).sprinkle('chilli-ring', 5).sprinkle('scallion', 14),
    'fish-paste-noodles': lambda t: noodle_bowl(t, 'bihun', 'clear', '#f0d890').heap('fish-paste', 7, spread=0.55, tilt=0.3).heap('fish-ball', 5, spread=0.62).heap('seaweed', 5, spread=0.6, tilt=0.6).sprinkle('scallion', 42).sprinkle('shallot', 12),
    'dry-fish-paste-noodles': lambda t: t.plate(1.35, 1.35, rim=BLUE, level=0.12).noodles('tossed', rise=0.34).heap('fish-fried', 6, spread=0.5, center=(0.1, 0.15), size=0.85, tilt=0.4).fan('choy-sum-short', 3, (-0.62, -0.1), (-0.3, -0.5), yaw=2.3, pitch=-0.1).sprinkle('shallot', 18).sprinkle('scallion', 30).do(small_bowl_soup).aim(target=(0.12, 0.1, 0.2), distance=7.6),
}


def omelette(t):
    """A thick, puffed disc with one wedge drawn out."""
    import math

    from mathutils import noise

    from kit import materials as m
    from kit.shape import disc, mesh_object

    crust = m.food('omelette', [(0.24, '#8a4a0c'), (0.4, '#c9821c'), (0.56, '#eeb43c'), (0.76, '#f8d87c')], scale=3.2, rough=(0.3, 0.5), coat=0.4, bump=0.8, bump_scale=12, bump_distance=0.04)
    inside = m.food('curd', [(0.3, '#f2c24a'), (0.7, '#fbe49a')], rough=(0.3, 0.45), coat=0.5, bump=0.8)
    def slab(start, end, dx, dy):
        vertices, faces, slots = [], [], []
        n, rings = 60, 16
        for i in range(rings + 1):
            for s in range(n + 1):
                a = start + (end - start) * s / n
                r = 0.95 * (i / rings) * (1 + 0.05 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, 0)))
                x, y = r * math.cos(a), r * math.sin(a)
                puff = 0.3 * (1 - (i / rings) ** 5) + 0.09 * noise.noise((x * 3.4, y * 3.4, 5)) + 0.04 * noise.noise((x * 9, y * 9, 1))
                vertices.append((x + dx, y + dy, 0.12 + max(0.0, puff)))
        row = n + 1
        for i in range(rings):
            for s in range(n):
                faces.append((i * row + s, (i + 1) * row + s, (i + 1) * row + s + 1, i * row + s + 1))
                slots.append(0)
        for s, flip in ((0, 1), (n, 0)):
            base = len(vertices)
            vertices.extend((vertices[i * row + s][0], vertices[i * row + s][1], 0.09) for i in range(rings + 1))
            for i in range(rings):
                faces.append((i * row + s, (i + 1) * row + s, base + i + 1, base + i))
                slots.append(1)
        body = mesh_object('omelette', vertices, faces, crust)
        body.data.materials.append(inside)
        body.data.polygons.foreach_set('material_index', slots)
    slab(-0.75, 4.75, 0, 0.06)
    slab(4.8, 5.48, 0.1, -0.2)
    t.ground(lambda x, y: 0.42 if math.hypot(x, y - 0.06) < 0.85 else 0.12)


def whole_fish(t):
    from kit import materials as m, seafood

    skin = m.food('tilapia', [(0.28, '#4f4a44'), (0.48, '#958a7c'), (0.7, '#d2c6b4')], scale=6, rough=(0.15, 0.3), coat=0.9, bump=0.6, bump_scale=34)
    fin = m.food('fin', [(0.3, '#4a423a'), (0.7, '#8f8272')], rough=(0.25, 0.4), coat=0.6)
    fish = seafood.fish_body(t.rng, skin, length=2.3, depth=0.46, thick=0.34, fin=fin)
    fish.location = (0.06, 0.05, 0.12)
    t.ground(lambda x, y: 0.44 if abs(x) < 0.75 and abs(y) < 0.3 else 0.12)


def hot_plate(t, bed=None):
    """A cast-iron plate on its wooden board."""
    from kit import materials as m, vessels
    from kit.shape import disc, lathe

    board = vessels.rounded_slab('board', 1.72, 1.18, 0.14, 0.4, m.wood('#a86c3c', '#6b4020'))
    board.location = (0, 0, 0)
    iron = m.food('iron', [(0.3, '#0c0b0b'), (0.7, '#211f1e')], rough=(0.35, 0.55), bump=0.4, bump_scale=60, jitter=(0, 0, 0))
    plate = lathe('iron', [(0.0, 0.17), (0.8, 0.17), (0.9, 0.22), (0.97, 0.32), (1.0, 0.33), (1.0, 0.29), (0.93, 0.16), (0.85, 0.14), (0.0, 0.14)], iron, segments=120)
    plate.scale = (1.5, 0.98, 1)
    t.set(vessels.Bed(1.28, 0.82, 0.2, 0.17), target=(0, 0, 0.24), distance=7.2)


def square_plate(t, w=1.25, d=1.25, color='#f4f1ec', slate=False):
    from kit import materials as m, vessels

    if slate:
        stone = m.food('slate', [(0.3, '#1c1e20'), (0.7, '#34373a')], scale=1.5, rough=(0.5, 0.7), bump=0.5, bump_scale=9, jitter=(0, 0, 0))
        vessels.rounded_slab('slate', w, d, 0.08, 0.06, stone, lip=0.015)
        level = 0.085
    else:
        vessels.rounded_slab('plate', w, d, 0.16, 0.22, m.glaze(color, color, rough=(0.07, 0.16)), lip=0.03, hollow=0.08)
        level = 0.085
    t.set(vessels.Bed(w * 0.86, d * 0.86, level, 0.05), target=(0, 0, 0.2), distance=7.1)


def oval(t, rim=None, level=0.1):
    return t.plate(1.52, 1.14, rim=rim, level=level)


def dark_plate(t):
    return t.plate(1.38, 1.38, '#24201e', level=0.09)


WOK = {
    'marmite-chicken': lambda t: oval(t).top('lettuce', -0.5, 0.35, yaw=2.6, size=1.3, tilt=0.1).top('lettuce', 0.1, 0.4, yaw=1.2, size=1.2, tilt=0.1).do(lambda k: k.puddle('caramel', 0.85, 0.55)).heap('chicken-sticky', 34, spread=0.76).sprinkle('sesame', 170, spread=0.75).sprinkle('scallion', 10),
    'salted-egg-squid': lambda t: t.plate(1.4, 1.4).heap('squid-ring', 34, spread=0.74, tilt=0.8).sprinkle('egg-floss', 10, spread=0.6).sprinkle('curry-leaf', 12, spread=0.7).sprinkle('birdseye-bits', 12, spread=0.65),
    'butter-prawns': lambda t: oval(t, BLUE).heap('prawn-big', 11, spread=0.72, tilt=0.4, size=1.15).sprinkle('egg-floss', 30, spread=0.48, tilt=0.3, sink=0.3, size=0.8).sprinkle('curry-leaf', 12, spread=0.65).sprinkle('birdseye-bits', 5, spread=0.55),
    'sweet-sour-chicken': lambda t: t.plate(1.42, 1.42).do(lambda k: k.puddle('chilli', 0.88, 0.85, level=0.1)).heap('chicken-sweet', 27, spread=0.72).heap('pineapple', 7, spread=0.7, tilt=0.7).heap('capsicum-green', 8, spread=0.7, tilt=0.8).heap('onion', 6, spread=0.68, tilt=0.8).heap('tomato', 3, spread=0.7, size=0.9).fan('cucumber', 4, (-0.75, -0.55), (-0.25, -0.85), yaw=2.2).sprinkle('sesame', 30),
    'ginger-scallion-beef': lambda t: t.do(hot_plate).do(lambda k: k.puddle('soy', 1.1, 0.66, level=0.2)).heap('onion', 10, spread=0.75, tilt=0.3).heap('beef', 34, spread=0.74, tilt=0.5).heap('scallion-length', 18, spread=0.7, tilt=0.5, size=1.25).heap('ginger-slice', 9, spread=0.65, tilt=0.6).sprinkle('chilli-ring', 4),
    'steamed-fish-soy': lambda t: t.plate(1.62, 0.98, level=0.1, well=0.72).do(lambda k: k.puddle('soy', 1.12, 0.62, level=0.1)).do(whole_fish).heap('scallion-shreds', 30, spread=0.45, center=(0.02, 0.02), tilt=0.4, sink=0.4).sprinkle('chilli-shreds', 10, spread=0.42).sprinkle('ginger-shreds', 7, spread=0.45).top('coriander', 0.05, 0.05, size=1.4).top('coriander', -0.2, 0.0, yaw=2.5, size=1.2),
    'sambal-petai-prawns': lambda t: dark_plate(t).do(lambda k: k.puddle('sambal', 0.85, 0.82, thick=0.07)).heap('prawn-sambal', 15, spread=0.7, tilt=0.4, size=1.15).heap('petai', 34, spread=0.72, tilt=0.4).heap('onion-ring', 9, spread=0.68, tilt=0.5).sprinkle('mince-red', 40, spread=0.75).sprinkle('chilli-ring', 4),
    'prawn-omelette': lambda t: t.plate(1.42, 1.42).do(omelette).heap('prawn-pink', 7, spread=0.55, center=(0, 0.08), tilt=0.2, size=0.95, sink=0.45).sprinkle('scallion', 46, spread=0.72, sink=0.3).do(lambda k: snacks.dip(k, 'chilli', 0.98, -0.88, 0.34, 0.05)),
}

VEG = {
    'stir-fried-kangkung-belacan': lambda t: oval(t).do(lambda k: k.puddle('oyster', 0.95, 0.6)).heap('kangkung-stem', 46, spread=0.6, tilt=0.3, sink=0.5).heap('kangkung-leaf', 34, spread=0.6, tilt=0.5, sink=0.45).sprinkle('kangkung-stem', 10, spread=0.55).sprinkle('mince-red', 46, spread=0.65).sprinkle('chilli-ring', 14, spread=0.65).sprinkle('garlic-bits', 26, spread=0.65),
    'garlic-choy-sum': lambda t: oval(t, BLUE).do(lambda k: k.puddle('oyster', 1.0, 0.62, thick=0.02)).do(stalks).do(lambda k: garnish.drizzle(k, 'oyster', 0.035, 0.55, 4, -0.62, 0.1)).sprinkle('garlic-bits', 130, spread=0.55, center=(-0.05, 0.0)).sprinkle('shallot', 8, spread=0.4),
    'four-heavenly-kings': lambda t: dark_plate(t).do(lambda k: k.puddle('sambal', 0.85, 0.82, thick=0.06)).heap('brinjal', 8, spread=0.35, center=(-0.38, 0.35), tilt=0.4).heap('long-bean', 22, spread=0.36, center=(0.4, 0.36), tilt=0.3).heap('okra', 12, spread=0.36, center=(0.42, -0.35), tilt=0.9, size=1.25).heap('petai', 26, spread=0.36, center=(-0.4, -0.36), tilt=0.4).sprinkle('mince-red', 60, spread=0.8).sprinkle('chilli-ring', 8).sprinkle('dried-shrimp', 16),
    'dry-fried-french-beans': lambda t: oval(t).heap('french-bean', 74, spread=0.56, tilt=0.3, sink=0.5).heap('mince-brown', 70, spread=0.7).sprinkle('dried-shrimp', 26, spread=0.65).sprinkle('chilli-ring', 12, spread=0.65).sprinkle('garlic-bits', 30, spread=0.65),
    'iceberg-lettuce-oyster': lambda t: t.plate(1.42, 1.42).do(lambda k: k.puddle('oyster', 0.98, 0.92)).heap('lettuce-wilted', 26, spread=0.58, tilt=0.6, sink=0.4).do(lambda k: garnish.drizzle(k, 'oyster', 0.04, 0.5, 5, -0.6, 0.6)).sprinkle('shallot', 40, spread=0.55).sprinkle('garlic-bits', 30, spread=0.55).sprinkle('sesame', 20),
    'crispy-egg-tofu': lambda t: t.do(square_plate).fan('egg-tofu', 5, (-0.72, 0.3), (0.72, 0.3), yaw=0, pitch=0, sink=0.0, size=1.45).fan('egg-tofu', 5, (-0.72, -0.32), (0.72, -0.32), yaw=0, pitch=0, sink=0.0, size=1.45).do(floss_on_top).do(mayonnaise).sprinkle('scallion', 18, spread=0.7),
    'hot-plate-tofu': lambda t: t.do(hot_plate).do(lambda k: k.puddle('eggbed', 1.2, 0.76, level=0.22, thick=0.06)).ring('egg-tofu', 8, 0.6, 0.2, size=1.15, sink=0.1).heap('egg-tofu', 4, spread=0.3, size=1.15, tilt=0.1).do(lambda k: k.puddle('oyster', 0.55, 0.34, thick=0.06, level=0.43)).heap('mince', 130, spread=0.5, sink=0.4).sprinkle('peas', 22, spread=0.62).sprinkle('carrot-dice', 18, spread=0.62).sprinkle('scallion', 16),
}


def stalks(t):
    """Two layers of stalks side by side, stems to the left."""
    for z, count in ((0.16, 10), (0.27, 7)):
        for k in range(count):
            y = (k / (count - 1) - 0.5) * (1.15 if z < 0.2 else 0.8)
            t.put('choy-sum', (0.02 + t.rng.gauss(0, 0.05), y, z + t.rng.uniform(0, 0.03)), (t.rng.gauss(0, 0.3), -0.03, t.rng.gauss(0, 0.05) + y * 0.12), 1.32)
            t.take('choy-sum').shapes.append(t.take('choy-sum').shapes.pop(0))
    t.ground(lambda x, y: 0.36 if abs(y) < 0.45 else 0.26)


def floss_on_top(t):
    for y in (0.34, -0.34):
        for k in range(5):
            for turn in range(3):
                t.put('meat-floss', (-0.77 + 0.387 * k + t.rng.gauss(0, 0.03), y + t.rng.gauss(0, 0.03), 0.335 + 0.025 * turn), (0, 0, t.rng.uniform(0, 6)), 1.15)


def mayonnaise(t):
    """Fine zigzags over both rows."""
    import math

    from kit import materials as m
    from kit.shape import strand

    white = m.plain('mayo', '#fbf3da', rough=0.2, coat=0.6)
    for y in (0.32, -0.34):
        points = [(-1.0 + 2.0 * k / 60, y + 0.19 * math.sin(k * 1.05), 0.42) for k in range(61)]
        strand('mayo', points, 0.017, white)


def cup_of_crisps(t):
    """A tall enamel cup, full to overflowing."""
    from kit import materials as m, vessels
    from kit.drinks import handle
    from kit.shape import lathe

    white, blue = m.glaze('#f6f4ee', '#f6f4ee', rough=(0.08, 0.16)), m.glaze('#1d3f86', '#1d3f86')
    lathe('cup', [(0.0, 0.0), (0.7, 0.0), (0.74, 0.04), (0.84, 1.25), (0.82, 1.25), (0.72, 0.1), (0.0, 0.08)], white, segments=120)
    lathe('rim', [(0.805, 1.22), (0.81, 1.27), (0.84, 1.285), (0.868, 1.265), (0.855, 1.21), (0.84, 1.2)], blue, segments=120)
    handle(0.78, 0.3, 1.0, 0.42, 0.06, white)
    t.set(vessels.Bed(0.82, 0.82, 1.12, 0.1), target=(0.1, 0, 0.92), distance=6.9, elevation=38)


def slate(t, d=0.9):
    return t.do(square_plate, w=1.55, d=d, slate=True)


SNACKS = {
    'siu-mai': lambda t: snacks.steamer(t).do(grid_of, name='siu-mai', z=0.17, size=1.12).aim(target=(0, -0.02, 0.3), elevation=48),
    'har-gow': lambda t: snacks.steamer(t).do(grid_of, name='har-gow', z=0.29, size=1.08, turn=0.12),
    'salted-egg-lava-bao': lambda t: snacks.steamer(t).do(lambda k: [k.put('bao', (-0.42, 0.32, 0.42), (0, 0, 1), 0.92), k.put('bao', (0.46, 0.36, 0.42), (0, 0, 2), 0.92)]).do(lambda k: snacks.torn_bao(k, (0.03, -0.4, 0.17), 0.44)),
    'crispy-fried-wonton': lambda t: snacks.basket(t).ring('wonton', 5, 0.52, 0.3, size=1.12, tilt=0.2).top('wonton', 0.02, 0.02, size=1.12, sink=0.0).do(lambda k: snacks.dip(k, 'chilli', 1.2, -0.72, 0.36)).aim(target=(0.12, -0.05, 0.25), distance=7.1),
    'loh-bak': lambda t: slate(t).fan('loh-bak', 6, (-0.72, 0.36), (0.42, 0.36), yaw=1.4, pitch=-0.9, sink=-0.55, size=1.05).fan('loh-bak', 5, (-0.7, -0.24), (0.2, -0.24), yaw=1.4, pitch=-0.9, sink=-0.55, size=1.05).fan('cucumber', 5, (-0.6, -0.78), (0.25, -0.78), yaw=1.5, size=1.1).do(lambda k: snacks.dip(k, 'sweet', 1.08, -0.05, 0.36, 0.08)).top('coriander', 0.62, 0.62),
    'fried-fish-skin': lambda t: t.do(cup_of_crisps).heap('fish-skin', 46, spread=0.78, tilt=1.1, sink=0.3).sprinkle('curry-leaf', 10, spread=0.7).sprinkle('birdseye-bits', 5, spread=0.6),
    'popiah': lambda t: t.do(square_plate, w=1.5, d=0.95).do(lambda k: k.puddle('sweet', 1.02, 0.52, level=0.095, thick=0.015)).do(two_rows).sprinkle('peanut-crumb', 160, spread=0.85).sprinkle('chilli-ring', 3, spread=0.6).top('coriander', 0.72, -0.55),
}


def grid_of(t, name, z, size, turn=0.4):
    """Four of a kind, as they sit in a steamer."""
    for x, y in ((-0.42, 0.36), (0.42, 0.4), (-0.4, -0.42), (0.42, -0.38)):
        t.put(name, (x, y, z), (0, 0, turn + t.rng.gauss(0, 0.25)), size)


def two_rows(t):
    for y in (0.3, -0.32):
        for k in range(4):
            t.put('popiah', (-0.82 + 0.55 * k + t.rng.gauss(0, 0.02), y + t.rng.gauss(0, 0.03), 0.36), (t.rng.gauss(0, 0.05), t.rng.gauss(0, 0.05), t.rng.uniform(0, 6)), 0.88)
