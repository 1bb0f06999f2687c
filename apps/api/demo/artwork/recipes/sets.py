"""Packages and hot deals: several dishes of the menu on one table."""

import bpy

from .beverages import DRINKS
from .bites import SNACKS
from .bowls import NOODLES as BOWLS
from .claypots import RICE
from .desserts import DESSERTS
from .greens import VEG
from .scenes import rice_bowl
from .sharing import HERBAL, SHARING
from .wok import WOK

SHOT = {'target': (0.15, 0.15, 0.4), 'distance': 11.6, 'elevation': 50}

# Alone in a picture a cup fills it as a pot does; side by side each has its own size.
CUP, SNACK = 0.62, 0.8


def sized(recipe, size):
    """The dish at another size, shrunk towards the middle of where it is set up."""

    def build(t):
        before = set(bpy.context.collection.objects)
        recipe(t)
        for thing in set(bpy.context.collection.objects) - before:
            thing.location *= size
            thing.scale *= size
        return t

    return build


def drink(name):
    return sized(DRINKS[name], CUP)


def snack(name):
    return sized(SNACKS[name], SNACK)


def trio(main, back, front):
    """One dish in front of the others: the largest left of the middle, two smaller to its right."""
    return lambda t: t.beside(main, -0.95, -0.1).beside(back, 1.5, 1.35).beside(front, 1.6, -1.15).aim(**SHOT)


def pair(left, right, behind):
    """Two dishes of one size, with a third behind them."""
    return (
        lambda t: t.beside(left, -1.5, -0.45)
        .beside(right, 1.5, -0.6)
        .beside(behind, 0.15, 1.9)
        .aim(**{**SHOT, 'target': (0.0, 0.4, 0.4), 'distance': 12.2})
    )


PACKAGES = {
    'package-claypot-set-for-one': trio(RICE['signature-claypot-chicken-rice'], drink('barley-lime'), VEG['garlic-choy-sum']),
    'package-fish-head-noodle-lunch': trio(BOWLS['fried-fish-head-noodles'], snack('fried-fish-skin'), drink('kopi')),
    'package-kut-teh-breakfast': trio(HERBAL['bak-kut-teh-chicken'], drink('chinese-tea-pot'), rice_bowl),
    'package-chicken-claypot-pair': pair(
        RICE['signature-claypot-chicken-rice'], RICE['mushroom-claypot-chicken-rice'], snack('siu-mai')
    ),
    'package-family-claypot-feast': pair(SHARING['three-cup-chicken'], WOK['butter-prawns'], VEG['four-heavenly-kings']),
    'package-herbal-comfort-set': trio(HERBAL['herbal-chicken-claypot'], DESSERTS['black-sesame-tong-yuen'], drink('ginger-honey-tea')),
    'package-dim-sum-tea-time': trio(SNACKS['siu-mai'], drink('chinese-tea-pot'), snack('crispy-fried-wonton')),
    'package-dessert-duo': pair(sized(DESSERTS['cendol'], SNACK), sized(DESSERTS['mango-sago'], SNACK), drink('kopi')),
}

DEALS = {
    'hot-deal-1': pair(RICE['signature-claypot-chicken-rice'], RICE['kung-pao-claypot-chicken-rice'], drink('barley-lime')),
    'hot-deal-2': trio(BOWLS['tom-yam-fish-head-noodles'], DESSERTS['tau-fu-fah'], drink('teh-tarik')),
    'hot-deal-3': pair(SHARING['curry-fish-head-claypot'], SHARING['yam-braised-duck'], VEG['stir-fried-kangkung-belacan']),
}
