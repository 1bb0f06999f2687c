"""Pictures of more than one dish: banners, highlights, branches, and the stand-in for a missing picture."""

from kit import materials as m
from kit import shophouse
from kit.shape import copy, lathe, lump

from .beverages import DRINKS
from .bites import SNACKS
from .bowls import NOODLES as BOWLS
from .claypots import RICE
from .greens import VEG
from .sharing import HERBAL, SHARING
from .wok import WOK

# Dishes stand right of the middle: the left of a banner stays calm for words.
BANNER = {'target': (0.2, 0.2, 0.35), 'distance': 14.8, 'elevation': 46}


def rice_bowl(t):
    return t.bowl('#e9e4da', '#2b4a86', radius=0.72, depth=0.56, level=0.44).rice('white', rise=0.22).sprinkle('sesame', 5, spread=0.4)


def lid_on(t):
    """A claypot with its lid on, a breath-hole beside the knob."""
    t.pot('dark')
    coat = m.glaze('#150c09', '#38200f', rough=(0.16, 0.36))
    lathe(
        'lid',
        [
            (0.0, 1.3),
            (0.02, 1.3),
            (0.13, 1.285),
            (0.16, 1.25),
            (0.12, 1.2),
            (0.1, 1.17),
            (0.16, 1.15),
            (0.5, 1.1),
            (0.85, 1.0),
            (1.0, 0.93),
            (1.03, 0.9),
            (1.0, 0.88),
            (0.9, 0.9),
            (0.0, 1.0),
        ],
        coat,
        wobble=0.004,
    )
    hole = lathe('hole', [(0.0, 0.0), (0.04, 0.0), (0.055, 0.01), (0.06, 0.0)], m.plain('hole', '#050302', rough=0.8), segments=24)
    hole.location, hole.rotation_euler = (0.34, -0.12, 1.142), (0.05, 0.14, 0)
    return t.aim(target=(0, 0, 0.62), distance=7.3, elevation=40)


def charcoal(t):
    """Embers in front of the pots."""
    coal = m.Graph('coal')
    place = coal.place()
    crack = coal.noise(place, 4.5, detail=4, distortion=0.8).outputs['Fac']
    heat = coal.add('MapRange', {'Value': crack, 'From Min': 0.56, 'From Max': 0.72, 'To Max': 14.0})
    coal.set(Base_Color=m.linear('#161312'), Roughness=0.85, Emission=m.linear('#ff5a14'), Emission_Strength=heat)
    coal.bump(coal.noise(place, 12, detail=5).outputs['Fac'], 0.7, 0.05)
    shapes = [lump('coal', (0.17, 0.12, 0.11), coal.material, t.rng, 0.3, 1.8, detail=4, flat=0.4) for _ in range(5)]
    for _ in range(46):
        x, y = 2.85 + t.rng.gauss(0, 0.42), -0.75 + t.rng.gauss(0, 0.24)
        copy(
            t.rng.choice(shapes),
            (x, y, 0.09 + 0.08 * t.rng.random()),
            (t.rng.random() * 3, t.rng.random() * 3, t.rng.random() * 6),
            t.rng.uniform(0.7, 1.3),
        )
    for shape in shapes:
        shape.hide_render = True


SCENES = {
    'banner-1': lambda t: (
        t.beside(RICE['signature-claypot-chicken-rice'], 0.95, -0.05)
        .beside(RICE['waxed-meat-claypot-rice'], 2.75, 1.75)
        .do(charcoal)
        .aim(**BANNER)
    ),
    'banner-2': lambda t: (
        t.beside(RICE['mushroom-claypot-chicken-rice'], 0.85, 0.45)
        .beside(RICE['signature-claypot-chicken-rice'], 3.05, -0.75)
        .beside(DRINKS['kopi'], 2.75, 1.8)
        .aim(**BANNER)
    ),
    'banner-3': lambda t: (
        t.beside(BOWLS['fried-fish-head-noodles'], 0.9, 0.0)
        .beside(BOWLS['tom-yam-fish-head-noodles'], 2.95, 1.35)
        .beside(VEG['garlic-choy-sum'], 3.3, -1.3)
        .aim(**BANNER)
    ),
    'highlight-1': lambda t: (
        t.beside(SHARING['three-cup-chicken'], -0.55, 0.1)
        .beside(rice_bowl, 1.5, -0.75)
        .beside(WOK['butter-prawns'], 1.9, 1.7)
        .aim(target=(0.25, 0.25, 0.4), distance=9.4, elevation=48)
    ),
    'highlight-2': lambda t: (
        t.beside(HERBAL['herbal-chicken-claypot'], -0.55, -0.05)
        .beside(DRINKS['chinese-tea-pot'], 1.9, 1.35)
        .beside(rice_bowl, 1.35, -1.2)
        .aim(target=(0.25, 0.1, 0.4), distance=9.4, elevation=48)
    ),
    'highlight-3': lambda t: (
        t.beside(RICE['signature-claypot-chicken-rice'], -0.75, -0.3)
        .beside(SNACKS['siu-mai'], 1.55, 1.05)
        .beside(DRINKS['kopi'], 1.5, -1.45)
        .aim(target=(0.25, 0.05, 0.4), distance=9.6, elevation=48)
    ),
}

STAND_IN = {'default-dish': lid_on}

HUES = [
    ('#d8a25a', '#7a2a1c'),
    ('#7fa8a0', '#2f4a44'),
    ('#c9785c', '#3d2a24'),
    ('#e2c48a', '#2f5a3c'),
    ('#8fa6bc', '#7a3a20'),
    ('#c2b08c', '#8a2a1a'),
]

BRANCHES = {
    f'branch-{index + 1}': (lambda t, index=index, wall=wall, wood=wood: shophouse.front(t, wall, wood, index))
    for index, (wall, wood) in enumerate(HUES)
}
