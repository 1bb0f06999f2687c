"""Claypot rice, claypot noodles and claypots to share: one line per dish."""

PI = 3.14159


def herbs(t, coriander=True):
    t.sprinkle('scallion', 46)
    return t.top('coriander', 0.12, 0.1, yaw=0.6, size=1.35) if coriander else t


RICE = {
    'signature-claypot-chicken-rice': lambda t: herbs(t.pot('dark').rice('soy').heap('chicken', 15, spread=0.6, center=(0.12, 0.06)).fan('lap-cheong', 5, (-0.66, -0.24), (-0.04, -0.68), yaw=2.2).sprinkle('salted-fish-bits', 9, center=(-0.3, 0.3), spread=0.4)),
    'salted-fish-claypot-chicken-rice': lambda t: t.pot('black').rice('golden').heap('chicken-pale', 13, spread=0.6, center=(0.1, 0.15)).fan('salted-fish', 5, (-0.55, -0.35), (0.5, -0.5), yaw=1.4, arc=-0.1, size=1.05).sprinkle('ginger-shreds', 12, spread=0.55).sprinkle('chilli-ring', 12).sprinkle('scallion', 18),
    'waxed-meat-claypot-rice': lambda t: t.pot('dark').rice('light').fan('lap-cheong', 8, (-0.72, 0.1), (0.62, 0.25), yaw=1.75, size=1.1, arc=0.06).fan('liver-sausage', 7, (-0.6, -0.28), (0.55, -0.14), yaw=1.75, size=1.1).fan('waxed-duck', 6, (-0.45, -0.62), (0.48, -0.5), yaw=1.6, size=1.15).top('choy-sum', 0.05, 0.66, yaw=0.15).top('choy-sum', -0.05, 0.6, yaw=2.9).sprinkle('scallion', 30),
    'black-pepper-claypot-beef-rice': lambda t: t.pot('dark').rice('soy').heap('beef-pepper', 24, spread=0.66, tilt=0.5).heap('capsicum-green', 7, spread=0.68, tilt=0.8).heap('capsicum-red', 7, spread=0.68, tilt=0.8).heap('onion', 8, spread=0.66, tilt=0.8).sprinkle('pepper', 90).sprinkle('scallion', 14),
    'kung-pao-claypot-chicken-rice': lambda t: t.pot('dark').rice('light').heap('chicken-red', 32, spread=0.66).heap('dried-chilli', 13, spread=0.68, tilt=0.8).heap('cashew', 16, spread=0.66, tilt=0.7).sprinkle('scallion-length', 10, spread=0.62).sprinkle('sesame', 40),
    'mushroom-claypot-chicken-rice': lambda t: t.pot('terracotta').rice('light').heap('chicken-poached', 11, spread=0.64).ring('shiitake', 5, 0.5, 0.5, tilt=0.5).top('shiitake', 0.05, 0.05, tilt=0.2).sprinkle('goji', 20).sprinkle('scallion', 36),
    'seafood-claypot-rice': lambda t: t.pot('terracotta').rice('yellow').heap('squid', 4, spread=0.28, tilt=0.3).ring('prawn', 4, 0.55, 0.75, size=1.4).top('clam', -0.62, -0.02, yaw=2.6, size=1.2).top('clam', 0.62, -0.02, yaw=0.6, size=1.2).sprinkle('peas', 40, tilt=0.1).top('coriander', 0.0, 0.0, size=1.1),
    'braised-tofu-claypot-rice': lambda t: t.pot('terracotta').rice('light').heap('tofu-cube', 13, spread=0.6, tilt=0.4).heap('shiitake-slice', 11, spread=0.6, tilt=0.5).heap('broccoli', 5, spread=0.7, hollow=0.7, tilt=0.3, size=0.75).heap('carrot-flower', 6, spread=0.62, tilt=0.7).sprinkle('scallion', 20).sprinkle('sesame', 30),
}

NOODLES = {
    'claypot-lou-shu-fun': lambda t: t.pot('black', level=0.68).under('oyster').heap('lou-shu', 230, spread=0.86, tries=4, tilt=0.12, sink=0.5).heap('mince', 55, spread=0.8).egg(0.02, -0.05, size=1.05).sprinkle('scallion', 36, hollow=0.4, spread=0.85).sprinkle('shallot', 24, hollow=0.45, spread=0.8),
    'claypot-yee-mee': lambda t: t.pot('terracotta').noodles('yee', soup='amber', rise=0.1).oil('#f0c060', 50).heap('choy-sum-short', 3, spread=0.6, center=(-0.25, 0.35), tilt=0.2).heap('chicken-slice', 5, spread=0.5, center=(0.4, 0.2)).fan('fishcake', 4, (-0.6, -0.35), (-0.05, -0.62), yaw=2.2).egg(0.1, -0.05, cooked=1.0, size=0.95).sprinkle('scallion', 20),
    'claypot-hokkien-mee': lambda t: t.pot('black').noodles('dark', rise=0.2).heap('cabbage', 9, spread=0.7, tilt=0.8).heap('prawn', 7, spread=0.66, tilt=0.5).sprinkle('crouton', 26, spread=0.6).top('lime', 0.66, -0.28, size=0.95).do(lambda k: k.puddle('sambal', 0.2, 0.16, -0.68, -0.2, 0.09, 0.86)).sprinkle('scallion', 10),
    'claypot-curry-mee': lambda t: t.pot('terracotta').noodles('yellow', soup='laksa', rise=0.1, count=80).oil('#e0480c', 130).heap('tofu-puff', 4, spread=0.62, tilt=0.5).heap('chicken-curry', 4, spread=0.55).heap('long-bean', 8, spread=0.6, tilt=0.5).heap('cockle', 10, spread=0.6).top('mint', 0.05, 0.0, size=1.2).sprinkle('chilli-ring', 4),
    'claypot-tom-yam-bihun': lambda t: t.pot('black').noodles('bihun', soup='tomyam', rise=0.06, count=220).oil('#d8400c', 110).ring('prawn', 4, 0.5, 0.2, size=1.2).heap('oyster-mushroom', 5, spread=0.6).heap('tomato', 3, spread=0.55, tilt=0.4).sprinkle('birdseye', 5, spread=0.6).sprinkle('lime-leaf', 3, spread=0.6).top('coriander', 0.0, 0.05),
    'claypot-wat-tan-hor': lambda t: t.pot('terracotta', level=0.66).heap('hor-fun', 34, spread=0.8, tilt=0.5).soup('pale', 0.76, rough=0.06).heap('hor-fun', 9, spread=0.7, tilt=0.3, sink=0.5).heap('egg-ribbon', 13, spread=0.75, tilt=0.2, sink=0.3).heap('choy-sum-short', 3, spread=0.5, tilt=0.2).heap('prawn-pink', 5, spread=0.6, tilt=0.3, size=1.1).heap('beef', 5, spread=0.6).sprinkle('pepper', 20),
}

SHARING = {
    'three-cup-chicken': lambda t: t.pot('black', level=0.7).soup('caramel').heap('chicken-caramel', 30, spread=0.8).heap('garlic-clove', 9, spread=0.7).heap('ginger-slice', 8, spread=0.7, tilt=0.6).heap('basil', 7, spread=0.42, center=(0.0, 0.1), size=1.1, tilt=0.5).sprinkle('chilli-ring', 5),
    'ginger-wine-chicken': lambda t: t.pot('terracotta', level=0.74).soup('amber', oil='#f0b848', drops=120).heap('chicken-poached', 14, spread=0.68, sink=0.3).heap('wood-ear', 9, spread=0.7, tilt=0.5).sprinkle('ginger-stick', 36, spread=0.7).sprinkle('goji', 10).sprinkle('scallion', 14),
    'curry-fish-head-claypot': lambda t: t.pot('terracotta', wide=1.14, level=0.74).soup('curry', oil='#e2500a', drops=170).do(fish_head).heap('okra', 6, spread=0.8, hollow=0.75, size=1.25, tilt=0.9).heap('brinjal', 3, spread=0.8, hollow=0.75).heap('tomato', 3, spread=0.78, hollow=0.8, tilt=0.4).sprinkle('curry-leaf', 9, spread=0.8, hollow=0.4).top('mint', -0.35, -0.45, size=1.2),
    'claypot-dried-chilli-frog': lambda t: t.pot('black', level=0.7).soup('red').heap('frog-leg', 20, spread=0.74, tilt=0.5).heap('dried-chilli', 17, spread=0.74, tilt=0.8).sprinkle('scallion-length', 12, spread=0.65).heap('garlic-clove', 4, spread=0.6).sprinkle('sesame', 20),
    'yam-braised-duck': lambda t: t.pot('terracotta', level=0.66).soup('mahogany').heap('yam', 11, spread=0.75, tilt=0.5).fan('duck', 6, (-0.52, 0.1), (0.5, 0.28), yaw=1.7, size=1.1, pitch=-0.3).fan('duck', 6, (-0.45, -0.32), (0.5, -0.18), yaw=1.7, size=1.1, pitch=-0.3).top('coriander', 0.05, 0.1, size=1.5).top('coriander', -0.08, 0.02, yaw=2.4, size=1.2).sprinkle('scallion', 10),
    'seafood-tofu-claypot': lambda t: t.pot('terracotta', level=0.72).soup('pale').heap('egg-tofu', 10, spread=0.66, tilt=0.3).heap('prawn', 5, spread=0.62, size=1.15, tilt=0.3).heap('squid', 4, spread=0.6).heap('broccoli', 4, spread=0.75, hollow=0.7).heap('carrot-flower', 5, spread=0.6, tilt=0.6).sprinkle('scallion', 12),
    'brinjal-minced-meat-claypot': lambda t: t.pot('black', level=0.68).soup('red').heap('brinjal', 19, spread=0.72, tilt=1.2, sink=0.1).heap('mince-red', 110, spread=0.74, sink=0.0).sprinkle('chilli-ring', 10).sprinkle('scallion', 34),
}

HERBAL = {
    'herbal-chicken-claypot': lambda t: t.pot('black', level=0.76).soup('herbal', oil='#a8641c', drops=110).do(whole_chicken, half=True).heap('red-date', 6, spread=0.8, hollow=0.65, sink=0.4).heap('dong-quai', 5, spread=0.78, hollow=0.6, tilt=0.4, sink=0.3).sprinkle('goji', 26, spread=0.85, hollow=0.4, tilt=0.2).sprinkle('cordyceps', 9, spread=0.7, hollow=0.4),
    'bak-kut-teh-chicken': lambda t: t.pot('terracotta', level=0.75).soup('mahogany', oil='#b06a20', drops=90).heap('chicken', 8, spread=0.62, sink=0.35).heap('tofu-puff', 5, spread=0.62, tilt=0.5).top('enoki', -0.25, 0.3, yaw=2.2, size=1.1).top('garlic-bulb', 0.4, -0.35, size=0.95, sink=0.5).top('coriander', 0.1, 0.15).sprinkle('goji', 10, tilt=0.2),
    'dry-bak-kut-teh': lambda t: t.pot('black', level=0.7).soup('black').heap('chicken-black', 26, spread=0.75).heap('dried-chilli', 11, spread=0.7, tilt=0.8).heap('dried-squid', 10, spread=0.7, tilt=0.6).heap('okra', 9, spread=0.7, size=1.2, tilt=0.9).sprinkle('scallion', 12).top('coriander', 0.1, 0.1, size=1.1),
    'ginseng-chicken-soup': lambda t: t.bowl('#f4f1ea', radius=1.12, depth=0.86, level=0.7).soup('gold', oil='#f0cf70', drops=90).do(whole_chicken).top('ginseng', -0.5, -0.45, yaw=0.5, sink=0.3).heap('red-date', 5, spread=0.8, hollow=0.7, sink=0.4).sprinkle('goji', 14, spread=0.85, hollow=0.5, tilt=0.2).sprinkle('scallion', 10, spread=0.8, hollow=0.4).do(leaning_lid),
    'lotus-root-peanut-soup': lambda t: t.pot('dark', level=0.78).soup('rosy', oil='#c98a5a', drops=50).heap('lotus-root', 8, spread=0.66, tilt=0.5, sink=0.1).heap('peanut', 22, spread=0.82, sink=0.3).heap('honey-date', 4, spread=0.7).sprinkle('goji', 8, tilt=0.2),
    'watercress-soup': lambda t: t.bowl('#f3efe8', radius=1.1, depth=0.7).soup('green', oil='#d9d890', drops=40).heap('watercress', 26, spread=0.6, tilt=0.6, size=1.15).top('carrot-round', -0.55, -0.3, tilt=0.3).top('carrot-round', -0.35, -0.52, tilt=0.3).heap('honey-date', 3, spread=0.8, hollow=0.7).sprinkle('goji', 8, spread=0.85, tilt=0.2),
}


def fish_head(t):
    """Half a snapper's head, looking out of the curry."""
    from kit import materials as m, seafood

    skin = m.food('snapper', [(0.3, '#a83a14'), (0.5, '#d9723a'), (0.75, '#f0b088')], scale=5, rough=(0.2, 0.36), coat=0.9, bump=0.5, bump_scale=26)
    head = seafood.fish_body(t.rng, skin, length=1.9, depth=0.62, thick=0.4, head_only=True)
    head.location, head.rotation_euler = (-0.12, 0.08, t.bed.level - 0.06), (0.12, 0.05, 0.35)
    t.heap_map.raise_to(0, 0, 0.55, t.bed.level + 0.3)


def whole_chicken(t, half=False):
    """A small poached chicken: breast, thighs, drumsticks and wings grown together."""
    from kit import materials as m
    from kit.shape import lump

    tone = [(0.3, '#5f3312'), (0.5, '#945c28'), (0.75, '#bd8a4c')] if half else [(0.3, '#a87a38'), (0.5, '#cfa562'), (0.75, '#e2c795')]
    skin = m.food('bird', tone, scale=3, rough=(0.2, 0.36), coat=0.7, bump=0.35, bump_scale=30)
    parts = [((0, 0.08, 0.0), (0.5, 0.42, 0.3), (0, 0, 0)), ((0.1, 0.22, 0.12), (0.34, 0.2, 0.2), (0, 0, 0.2)), ((0.1, -0.08, 0.12), (0.34, 0.2, 0.2), (0, 0, -0.2)),
             ((-0.36, 0.38, 0.08), (0.27, 0.16, 0.15), (0, 0.25, 2.6)), ((-0.36, -0.24, 0.08), (0.27, 0.16, 0.15), (0, 0.25, -2.6)),
             ((-0.58, 0.42, 0.17), (0.19, 0.075, 0.075), (0, 0.5, 3.5)), ((-0.58, -0.28, 0.17), (0.19, 0.075, 0.075), (0, 0.5, 2.8)),
             ((0.3, 0.46, 0.04), (0.22, 0.08, 0.09), (0, 0, 0.9)), ((0.3, -0.3, 0.04), (0.22, 0.08, 0.09), (0, 0, -0.9))]
    for index, (at, size, turn) in enumerate(parts[:9]):
        part = lump('bird', size, skin, t.rng, 0.05, 1.2, detail=5)
        part.location, part.rotation_euler = (at[0], at[1], t.bed.level + at[2] - 0.05), turn
    t.heap_map.raise_to(0, 0, 0.6, t.bed.level + 0.3)


def leaning_lid(t):
    """The tureen's lid, resting against its side."""
    from kit import materials as m
    from kit.shape import lathe

    china = m.glaze('#f4f1ea', '#f4f1ea', rough=(0.06, 0.14))
    lid = lathe('lid', [(0.0, 0.3), (0.07, 0.34), (0.11, 0.4), (0.08, 0.46), (0.0, 0.48)][::-1] + [(0.08, 0.3), (0.4, 0.24), (0.8, 0.1), (0.98, 0.0), (0.96, -0.02), (0.7, 0.08), (0.0, 0.22)], china)
    lid.location, lid.rotation_euler = (1.3, 0.75, 0.5), (0.5, 1.15, 0.3)
    lid.scale = (0.75,) * 3
