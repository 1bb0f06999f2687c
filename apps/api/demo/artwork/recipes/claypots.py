"""Claypot rice and claypot noodles."""


def herbs(t, coriander=True):
    t.sprinkle('scallion', 46)
    return t.top('coriander', 0.12, 0.1, yaw=0.6, size=1.35) if coriander else t


RICE = {
    'signature-claypot-chicken-rice': lambda t: herbs(
        t.pot('dark')
        .rice('soy')
        .heap('chicken', 15, spread=0.6, center=(0.12, 0.06))
        .fan('lap-cheong', 5, (-0.66, -0.24), (-0.04, -0.68), yaw=2.2)
        .sprinkle('salted-fish-bits', 9, center=(-0.3, 0.3), spread=0.4)
    ),
    'salted-fish-claypot-chicken-rice': lambda t: (
        t.pot('black')
        .rice('golden')
        .heap('chicken-pale', 13, spread=0.6, center=(0.1, 0.15))
        .fan('salted-fish', 5, (-0.55, -0.35), (0.5, -0.5), yaw=1.4, arc=-0.1, size=1.05)
        .sprinkle('ginger-shreds', 12, spread=0.55)
        .sprinkle('chilli-ring', 12)
        .sprinkle('scallion', 18)
    ),
    'waxed-meat-claypot-rice': lambda t: (
        t.pot('dark')
        .rice('light')
        .fan('lap-cheong', 8, (-0.72, 0.1), (0.62, 0.25), yaw=1.75, size=1.1, arc=0.06)
        .fan('liver-sausage', 7, (-0.6, -0.28), (0.55, -0.14), yaw=1.75, size=1.1)
        .fan('waxed-duck', 6, (-0.45, -0.62), (0.48, -0.5), yaw=1.6, size=1.15)
        .top('choy-sum', 0.05, 0.66, yaw=0.15)
        .top('choy-sum', -0.05, 0.6, yaw=2.9)
        .sprinkle('scallion', 30)
    ),
    'black-pepper-claypot-beef-rice': lambda t: (
        t.pot('dark')
        .rice('soy')
        .heap('beef-pepper', 24, spread=0.66, tilt=0.5)
        .heap('capsicum-green', 7, spread=0.68, tilt=0.8)
        .heap('capsicum-red', 7, spread=0.68, tilt=0.8)
        .heap('onion', 8, spread=0.66, tilt=0.8)
        .sprinkle('pepper', 90)
        .sprinkle('scallion', 14)
    ),
    'kung-pao-claypot-chicken-rice': lambda t: (
        t.pot('dark')
        .rice('light')
        .heap('chicken-red', 32, spread=0.66)
        .heap('dried-chilli', 13, spread=0.68, tilt=0.8)
        .heap('cashew', 16, spread=0.66, tilt=0.7)
        .sprinkle('scallion-length', 10, spread=0.62)
        .sprinkle('sesame', 40)
    ),
    'mushroom-claypot-chicken-rice': lambda t: (
        t.pot('terracotta')
        .rice('light')
        .heap('chicken-poached', 11, spread=0.64)
        .ring('shiitake', 5, 0.5, 0.5, tilt=0.5)
        .top('shiitake', 0.05, 0.05, tilt=0.2)
        .sprinkle('goji', 20)
        .sprinkle('scallion', 36)
    ),
    'seafood-claypot-rice': lambda t: (
        t.pot('terracotta')
        .rice('yellow')
        .heap('squid', 4, spread=0.28, tilt=0.3)
        .ring('prawn', 4, 0.55, 0.75, size=1.4)
        .top('clam', -0.62, -0.02, yaw=2.6, size=1.2)
        .top('clam', 0.62, -0.02, yaw=0.6, size=1.2)
        .sprinkle('peas', 40, tilt=0.1)
        .top('coriander', 0.0, 0.0, size=1.1)
    ),
    'braised-tofu-claypot-rice': lambda t: (
        t.pot('terracotta')
        .rice('light')
        .heap('tofu-cube', 13, spread=0.6, tilt=0.4)
        .heap('shiitake-slice', 11, spread=0.6, tilt=0.5)
        .heap('broccoli', 5, spread=0.7, hollow=0.7, tilt=0.3, size=0.75)
        .heap('carrot-flower', 6, spread=0.62, tilt=0.7)
        .sprinkle('scallion', 20)
        .sprinkle('sesame', 30)
    ),
}


NOODLES = {
    'claypot-lou-shu-fun': lambda t: (
        t.pot('black', level=0.68)
        .under('oyster')
        .heap('lou-shu', 230, spread=0.86, tries=4, tilt=0.12, sink=0.5)
        .heap('mince', 55, spread=0.8)
        .egg(0.02, -0.05, size=1.05)
        .sprinkle('scallion', 36, hollow=0.4, spread=0.85)
        .sprinkle('shallot', 24, hollow=0.45, spread=0.8)
    ),
    'claypot-yee-mee': lambda t: (
        t.pot('terracotta')
        .noodles('yee', soup='amber', rise=0.1)
        .oil('#f0c060', 50)
        .heap('choy-sum-short', 3, spread=0.6, center=(-0.25, 0.35), tilt=0.2)
        .heap('chicken-slice', 5, spread=0.5, center=(0.4, 0.2))
        .fan('fishcake', 4, (-0.6, -0.35), (-0.05, -0.62), yaw=2.2)
        .egg(0.1, -0.05, cooked=1.0, size=0.95)
        .sprinkle('scallion', 20)
    ),
    'claypot-hokkien-mee': lambda t: (
        t.pot('black')
        .noodles('dark', rise=0.2)
        .heap('cabbage', 9, spread=0.7, tilt=0.8)
        .heap('prawn', 7, spread=0.66, tilt=0.5)
        .sprinkle('crouton', 26, spread=0.6)
        .top('lime', 0.66, -0.28, size=0.95)
        .do(lambda k: k.puddle('sambal', 0.2, 0.16, -0.68, -0.2, 0.09, 0.86))
        .sprinkle('scallion', 10)
    ),
    'claypot-curry-mee': lambda t: (
        t.pot('terracotta')
        .noodles('yellow', soup='laksa', rise=0.1, count=80)
        .oil('#e0480c', 130)
        .heap('tofu-puff', 4, spread=0.62, tilt=0.5)
        .heap('chicken-curry', 4, spread=0.55)
        .heap('long-bean', 8, spread=0.6, tilt=0.5)
        .heap('cockle', 10, spread=0.6)
        .top('mint', 0.05, 0.0, size=1.2)
        .sprinkle('chilli-ring', 4)
    ),
    'claypot-tom-yam-bihun': lambda t: (
        t.pot('black')
        .noodles('bihun', soup='tomyam', rise=0.06, count=220)
        .oil('#d8400c', 110)
        .ring('prawn', 4, 0.5, 0.2, size=1.2)
        .heap('oyster-mushroom', 5, spread=0.6)
        .heap('tomato', 3, spread=0.55, tilt=0.4)
        .sprinkle('birdseye', 5, spread=0.6)
        .sprinkle('lime-leaf', 3, spread=0.6)
        .top('coriander', 0.0, 0.05)
    ),
    'claypot-wat-tan-hor': lambda t: (
        t.pot('terracotta', level=0.66)
        .soup('pale', 0.74, rough=0.06)
        .heap('hor-fun', 30, spread=0.72, tilt=0.25, sink=0.45, size=1.05)
        .heap('egg-ribbon', 13, spread=0.75, tilt=0.2, sink=0.3)
        .heap('choy-sum-short', 3, spread=0.5, tilt=0.2)
        .heap('prawn-pink', 5, spread=0.6, tilt=0.3, size=1.1)
        .heap('beef', 5, spread=0.6)
        .sprinkle('pepper', 20)
    ),
}
