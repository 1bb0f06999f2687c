"""Every ingredient by the name recipes use."""

from . import garnish as g
from . import meats, noodles, snacks
from . import produce as p
from . import seafood as s

PANTRY = {
    # meats
    'chicken': lambda r: meats.chunks(r, 'dark', (0.25, 0.18, 0.14)),
    'chicken-caramel': lambda r: meats.chunks(r, 'caramel', (0.23, 0.17, 0.14), wet=1.0),
    'chicken-pale': lambda r: meats.chunks(r, 'pale', (0.24, 0.17, 0.13), wet=0.4),
    'chicken-poached': lambda r: meats.chunks(r, 'poached', (0.25, 0.17, 0.12), wet=0.5, bump=0.2),
    'chicken-red': lambda r: meats.chunks(r, 'red', (0.15, 0.13, 0.11), wet=0.9),
    'chicken-sticky': lambda r: meats.chunks(r, 'sticky', (0.22, 0.17, 0.14), wet=1.0, bump=0.6),
    'chicken-black': lambda r: meats.chunks(r, 'black', (0.23, 0.17, 0.13), wet=1.0),
    'chicken-sweet': lambda r: meats.chunks(r, 'sweetsour', (0.2, 0.16, 0.14), wet=1.0, bump=0.5),
    'chicken-curry': lambda r: meats.chunks(r, 'curry', (0.22, 0.16, 0.13), wet=0.8),
    'chicken-slice': lambda r: meats.slices(r, 'poached', 0.4, 0.24, 0.05, wet=0.4),
    'beef': lambda r: meats.slices(r, 'beef', 0.44, 0.28, 0.075, wet=0.9, bend=0.18),
    'beef-pepper': lambda r: meats.slices(r, 'black', 0.44, 0.3, 0.09, wet=0.9, bend=0.15),
    'duck': lambda r: meats.slices(r, 'duck', 0.46, 0.3, 0.1, wet=0.8, bend=0.1),
    'waxed-duck': lambda r: meats.slices(r, 'caramel', 0.42, 0.16, 0.06, wet=0.7, bend=0.1),
    'lap-cheong': meats.lap_cheong,
    'liver-sausage': lambda r: meats.lap_cheong(r, dark=True),
    'mince': lambda r: meats.mince(r, 'dark'),
    'mince-red': lambda r: meats.mince(r, 'red'),
    'mince-brown': lambda r: meats.mince(r, 'duck'),
    'frog-leg': lambda r: p.batons(
        r,
        'frog',
        0.46,
        0.1,
        [(0.28, '#5a2408'), (0.48, '#9c5420'), (0.66, '#c98848'), (0.82, '#e0b47c')],
        0.1,
        (1.15, 0.4),
        coat=0.8,
        bump=0.4,
    ),
    # sea
    'prawn': lambda r: s.prawn(r),
    'prawn-big': lambda r: s.prawn(r, size=1.45),
    'prawn-pink': lambda r: s.prawn(r, 'pink'),
    'prawn-sambal': lambda r: s.prawn(r, 'sambal', 1.15),
    'squid': s.squid_curl,
    'squid-ring': s.squid_ring,
    'dried-squid': lambda r: p.flakes(r, 'dried-squid', 0.34, 0.1, [(0.3, '#7a3d14'), (0.7, '#b8742e')], 0.025, 0.5),
    'clam': s.clam,
    'cockle': s.cockle,
    'fish': lambda r: s.fillet(r),
    'fish-fried': lambda r: meats.chunks(r, 'fried', (0.27, 0.2, 0.15), wet=0.15, bump=1.0, flat=0.35),
    'salted-fish': lambda r: s.fillet(r, 'salted', 0.46, 0.3, 0.06, 0.12),
    'salted-fish-bits': lambda r: s.fillet(r, 'salted', 0.15, 0.1, 0.05),
    'fish-ball': s.fish_ball,
    'fish-paste': lambda r: s.fillet(r, 'paste', 0.36, 0.32, 0.12, 0.08),
    'fishcake': s.fishcake,
    'seaweed': lambda r: p.flakes(r, 'seaweed', 0.5, 0.16, [(0.3, '#0c1a10'), (0.7, '#21382a')], 0.015, 0.6, coat=0.7),
    # tofu
    'tofu-cube': lambda r: tofu_cube(r),
    'tofu-puff': lambda r: tofu_cube(r, (0.19, 0.18, 0.15), [(0.25, '#9a5410'), (0.5, '#cf8a2a'), (0.75, '#e8b860')], soft=0.14),
    'egg-tofu': lambda r: egg_tofu(r),
    # mushrooms and vegetables
    'shiitake': p.shiitake,
    'shiitake-slice': lambda r: p.flakes(
        r, 'shiitake-slice', 0.32, 0.12, [(0.28, '#3a1d0c'), (0.45, '#6b4024'), (0.6, '#b88a5c'), (0.8, '#dcbf94')], 0.05, 0.5
    ),
    'oyster-mushroom': p.oyster_mushroom,
    'enoki': p.enoki,
    'wood-ear': lambda r: p.flakes(r, 'wood-ear', 0.34, 0.26, [(0.3, '#140b08'), (0.7, '#3d2419')], 0.02, 0.7, 0.35, coat=0.8),
    'broccoli': p.broccoli,
    'carrot-flower': p.carrot_flower,
    'carrot-round': lambda r: p.slice_round(r, 'carrot', 0.16, [(0.3, '#e2600a'), (0.7, '#f78a1e')]),
    'carrot-dice': lambda r: tofu_cube(r, (0.045, 0.045, 0.04), [(0.3, '#e2600a'), (0.7, '#f78a1e')]),
    'peas': lambda r: p.lumps(r, 'pea', (0.05,) * 3, [(0.3, '#3d9418'), (0.7, '#7cc83a')], 0.03),
    'petai': lambda r: p.lumps(r, 'petai', (0.13, 0.085, 0.05), [(0.3, '#4f9a1e'), (0.7, '#94cc4a')], 0.05, 0.6),
    'capsicum-green': lambda r: p.flakes(r, 'capsicum', 0.24, 0.22, [(0.3, '#22780f'), (0.7, '#4aa82a')], 0.05, 0.13, 0.05, coat=0.8),
    'capsicum-red': lambda r: p.flakes(r, 'capsicum-r', 0.24, 0.22, [(0.3, '#b01208'), (0.7, '#de321a')], 0.05, 0.13, 0.05, coat=0.8),
    'onion': lambda r: p.flakes(
        r, 'onion', 0.34, 0.18, [(0.3, '#e6cfae'), (0.6, '#f6ead2'), (0.8, '#d9a8b0')], 0.03, 0.7, coat=0.6, sss=0.15
    ),
    'onion-ring': lambda r: onion_ring(r),
    'pineapple': lambda r: p.flakes(r, 'pineapple', 0.26, 0.22, [(0.3, '#e0a010'), (0.7, '#fad04a')], 0.12, 0.08, 0.15, coat=0.7, sss=0.2),
    'cucumber': lambda r: p.slice_round(
        r, 'cucumber', 0.17, [(0.3, '#cfe0a0'), (0.7, '#eef4d4')], 0.035, [(0.3, '#215a18'), (0.7, '#3d8a2a')]
    ),
    'tomato': p.tomato,
    'lime': p.citrus_half,
    'calamansi': lambda r: p.citrus_half(r, 0.17, ('#e8a52a', '#f6cf62'), '#4a8f22'),
    'calamansi-green': lambda r: p.citrus_half(r, 0.17, ('#b4cc4a', '#dcea98'), '#3f8a22'),
    'bitter-gourd': p.half_moon,
    'okra': p.okra,
    'brinjal': p.brinjal,
    'long-bean': lambda r: p.batons(r, 'long-bean', 0.5, 0.037, [(0.3, '#2f7a18'), (0.7, '#62ac34')], 0.12),
    'french-bean': lambda r: p.batons(
        r,
        'french-bean',
        0.72,
        0.042,
        [(0.24, '#5b4a18'), (0.4, '#3d7a1c'), (0.7, '#6aa83a')],
        0.1,
        (1, 0.7),
        bump=0.9,
        bump_scale=12,
        coat=0.6,
    ),
    'choy-sum': lambda r: p.choy_sum(r),
    'choy-sum-short': lambda r: p.choy_sum(r, 0.7),
    'lettuce': lambda r: p.leaves(r, 'lettuce', 0.8, 0.62, '#6fae34', '#b9dc78', ruffle=0.2, cup=0.4),
    'lettuce-wilted': lambda r: p.flakes(
        r,
        'lettuce-w',
        0.85,
        0.62,
        [(0.28, '#6b9a34'), (0.5, '#a4c666'), (0.75, '#d6e2a0')],
        0.02,
        0.34,
        0.5,
        coat=0.8,
        rough=(0.15, 0.3),
        kinds=7,
        bump=0.5,
    ),
    'cabbage': lambda r: p.flakes(r, 'cabbage', 0.3, 0.24, [(0.3, '#b9c986'), (0.7, '#ecf0cc')], 0.02, 0.7, 0.25, coat=0.6),
    'mustard': lambda r: p.flakes(r, 'mustard', 0.26, 0.16, [(0.3, '#6b7a20'), (0.7, '#a8ac48')], 0.04, 0.5, 0.25, coat=0.7),
    'watercress': lambda r: g.sprig(r, 'watercress', 9),
    'kangkung-stem': lambda r: p.batons(r, 'kangkung', 0.75, 0.036, [(0.3, '#3f7a1c'), (0.7, '#7aac42')], 0.22, coat=0.8),
    'kangkung-leaf': lambda r: p.leaves(r, 'kangkung-leaf', 0.62, 0.17, '#123f0c', '#2a6a1a', ruffle=0.2, cup=0.5, coat=0.9, point=0.8),
    'yam': lambda r: tofu_cube(
        r, (0.24, 0.15, 0.13), [(0.28, '#6b5266'), (0.45, '#94798c'), (0.6, '#ae98a6'), (0.8, '#c9bac2')], soft=0.08
    ),
    'lotus-root': lambda r: p.slice_round(
        r, 'lotus', 0.26, [(0.3, '#b98468'), (0.7, '#dcb89c')], 0.07, holes=[(0.3, '#5a2f20'), (0.7, '#7a4632')]
    ),
    # dried goods and nuts
    'dried-chilli': p.dried_chilli,
    'cashew': lambda r: p.batons(
        r, 'cashew', 0.2, 0.055, [(0.28, '#b8742a'), (0.55, '#e0b06a'), (0.8, '#f0d4a0')], 0.5, (1.1, 0.8), coat=0.3
    ),
    'peanut': lambda r: p.lumps(r, 'peanut', (0.08, 0.052, 0.05), [(0.3, '#a8664a'), (0.7, '#d9a886')], 0.08),
    'goji': lambda r: p.lumps(r, 'goji', (0.055, 0.032, 0.03), [(0.3, '#b81a08'), (0.7, '#e8451c')], 0.12, 0.8),
    'red-date': lambda r: p.lumps(
        r,
        'red-date',
        (0.14, 0.095, 0.085),
        [(0.3, '#3d0a06'), (0.6, '#7a1a10'), (0.8, '#9c3420')],
        0.12,
        0.7,
        bump=0.9,
        bump_scale=8,
        detail=4,
    ),
    'honey-date': lambda r: p.lumps(
        r, 'honey-date', (0.14, 0.09, 0.08), [(0.3, '#6b3408'), (0.7, '#b8741e')], 0.12, 0.8, bump=0.9, bump_scale=10, detail=4
    ),
    'dong-quai': lambda r: p.flakes(
        r, 'dong-quai', 0.42, 0.22, [(0.3, '#6b4420'), (0.5, '#a87f4c'), (0.75, '#cfae7c')], 0.04, 0.12, 0.35, coat=0.5
    ),
    'cordyceps': lambda r: p.batons(r, 'cordyceps', 0.42, 0.022, [(0.3, '#b86a14'), (0.7, '#e09c38')], 0.3),
    'ginseng': lambda r: p.batons(r, 'ginseng', 0.8, 0.065, [(0.3, '#b88e54'), (0.7, '#e6cc98')], 0.14, (1.2, 0.3), bump=0.6),
    'lemongrass': lambda r: p.batons(r, 'lemongrass', 0.8, 0.055, [(0.3, '#b9c07a'), (0.7, '#eeeecc')], 0.05, (1.1, 0.8)),
    'garlic-clove': lambda r: p.lumps(r, 'garlic', (0.12, 0.075, 0.07), [(0.3, '#b8742c'), (0.6, '#e2b878'), (0.8, '#f4e0b8')], 0.08, 0.7),
    'garlic-bulb': lambda r: p.lumps(r, 'bulb', (0.24, 0.24, 0.2), [(0.3, '#8a5a2c'), (0.7, '#d0a878')], 0.1, 0.5, frequency=3.2, detail=4),
    'black-bean': lambda r: p.lumps(r, 'black-bean', (0.045, 0.032, 0.03), [(0.3, '#0d0706'), (0.7, '#2d1a14')], 0.1),
    # aromatics and garnish
    'scallion': g.scallion,
    'scallion-length': lambda r: p.batons(
        r, 'scallion-length', 0.42, 0.036, [(0.3, '#3d8a20'), (0.55, '#7cba48'), (0.75, '#d9e8b4')], 0.1, coat=0.6
    ),
    'scallion-shreds': lambda r: p.shreds(
        r, 'scallion-shred', [(0.35, '#4f9c2a'), (0.5, '#a8cf78'), (0.7, '#f2f5dc')], 0.55, 0.013, 12, 0.07, 0.4
    ),
    'chilli-shreds': lambda r: p.shreds(r, 'chilli-shred', [(0.3, '#b01006'), (0.7, '#de2c14')], 0.4, 0.013, 4, 0.05, 0.4),
    'ginger-shreds': lambda r: p.shreds(r, 'ginger-shred', [(0.3, '#d9a83c'), (0.7, '#f2d88a')], 0.34, 0.013, 4, 0.05, 0.15),
    'ginger-stick': lambda r: p.batons(r, 'ginger-stick', 0.28, 0.02, [(0.3, '#d9a440'), (0.7, '#f2d68c')], 0.06),
    'ginger-slice': lambda r: p.flakes(r, 'ginger', 0.26, 0.2, [(0.3, '#b8802a'), (0.6, '#e0b454'), (0.8, '#f0d48c')], 0.03, 0.25, 0.25),
    'chilli-ring': g.chilli_ring,
    'birdseye': lambda r: p.batons(r, 'birdseye', 0.3, 0.042, [(0.3, '#a80a04'), (0.7, '#e0240e')], 0.2, (1.0, 0.3), coat=0.9, bump=0.05),
    'birdseye-bits': lambda r: g.chilli_ring(r),
    'coriander': lambda r: g.sprig(r),
    'mint': lambda r: g.sprig(r, 'mint'),
    'basil': lambda r: g.sprig(r, 'basil', 6),
    'curry-leaf': lambda r: p.leaves(r, 'curry-leaf', 0.3, 0.13, '#1c4a12', '#3a7a22', ruffle=0.1, droop=0.1, coat=0.6),
    'lime-leaf': lambda r: p.leaves(r, 'lime-leaf', 0.4, 0.2, '#174a10', '#3a8222', ruffle=0.05, droop=0.1, coat=0.7),
    'shallot': p.shallot,
    'garlic-bits': lambda r: p.crumbs(r, 'garlic-bits', [(0.3, '#b06c14'), (0.7, '#e8b854')], 0.03),
    'crouton': lambda r: p.crumbs(r, 'crouton', [(0.25, '#a8600f'), (0.5, '#dc9c34'), (0.75, '#f2cc7c')], 0.085),
    'dried-shrimp': lambda r: p.crumbs(r, 'dried-shrimp', [(0.3, '#b04a14'), (0.7, '#e08a44')], 0.045),
    'pepper': lambda r: p.crumbs(r, 'pepper', [(0.3, '#0f0906'), (0.7, '#3a2618')], 0.018),
    'sesame': lambda r: p.lumps(r, 'sesame', (0.032, 0.019, 0.01), [(0.3, '#ecd9b0'), (0.7, '#fbf2da')], 0.05, detail=2),
    'egg-floss': lambda r: p.shreds(
        r, 'egg-floss', [(0.25, '#c9801a'), (0.5, '#eeb03c'), (0.75, '#fad676')], 0.42, 0.011, 14, 0.09, 0.7, coat=0.2
    ),
    'egg-ribbon': lambda r: p.flakes(
        r, 'egg-ribbon', 0.5, 0.12, [(0.3, '#e29a10'), (0.55, '#f2c040'), (0.8, '#f8e2a8')], 0.02, 0.35, 0.4, coat=0.7
    ),
    'meat-floss': lambda r: p.shreds(
        r, 'floss', [(0.25, '#8a4a14'), (0.5, '#c07a2c'), (0.75, '#dda45a')], 0.26, 0.009, 60, 0.08, 0.9, coat=0.0
    ),
    'peanut-crumb': lambda r: p.crumbs(r, 'peanut-crumb', [(0.3, '#b87c34'), (0.7, '#ecc888')], 0.026),
    'lou-shu': noodles.lou_shu,
    'hor-fun': noodles.hor_fun,
    # snacks
    'siu-mai': snacks.siu_mai,
    'har-gow': snacks.har_gow,
    'bao': snacks.bao,
    'wonton': snacks.wonton,
    'loh-bak': snacks.loh_bak,
    'fish-skin': snacks.fish_skin,
    'popiah': snacks.popiah,
}


def tofu_cube(rng, size=(0.16, 0.15, 0.13), stops=((0.28, '#9c560f'), (0.46, '#cf8e2e'), (0.64, '#e6b558'), (0.8, '#f0d092')), soft=0.06):
    from .heap import piece
    from .materials import food
    from .solids import cube

    skin = food('tofu', list(stops), scale=5, rough=(0.3, 0.55), coat=0.35, bump=0.6, bump_scale=18)
    return piece([cube('tofu', rng, size, skin, soft) for _ in range(4)], size[0] * 1.15, size[2] * 1.8)


def egg_tofu(rng):
    from .heap import piece
    from .materials import food
    from .solids import coin, round_outline

    face = food(
        'egg-tofu',
        [(0.26, '#a8600f'), (0.42, '#d99a2c'), (0.62, '#efc060'), (0.8, '#f6d890')],
        scale=5,
        rough=(0.25, 0.45),
        coat=0.5,
        bump=0.6,
        bump_scale=20,
    )
    return piece([coin('egg-tofu', rng, round_outline(rng.uniform(0.185, 0.205)), 0.15, face, dome=0.1) for _ in range(3)], 0.19, 0.16)


def onion_ring(rng):
    from .heap import piece
    from .materials import food
    from .shape import tube

    flesh = food('onion-ring', [(0.3, '#b04a6a'), (0.5, '#e2a8b4'), (0.75, '#f6e6e0')], rough=(0.2, 0.35), coat=0.7, bump=0.1)
    return piece([tube('onion', r, r + 0.025, 0.05, flesh, rng, wobble=0.12, segments=32) for r in (0.1, 0.14, 0.17)], 0.14, 0.06)
