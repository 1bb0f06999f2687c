"""All pictures: slug → (category, recipe); the backdrop tone and picture size per category."""

from . import beverages, bites, bowls, claypots, desserts, greens, scenes, sharing, wok

BACKDROPS = {
    'claypot-rice': '#cdb99f',
    'claypot-noodles': '#d2b48e',
    'fish-head-noodles': '#c0b89c',
    'herbal-soups': '#c0aa98',
    'sharing-claypots': '#cfae98',
    'wok-sides': '#c9b79c',
    'vegetables-tofu': '#bcc2a2',
    'snacks': '#d4b9a0',
    'desserts': '#d9bcb2',
    'drinks': '#c4beb0',
    'banners': '#c2a588',
    'highlights': '#c2a588',
    'branches': '#a89a88',
    'stand-in': '#c9bda8',
}

# Rendered at three quarters of the delivered size; encode.mjs enlarges.
SIZES = {'banners': (900, 450), 'highlights': (640, 480), 'branches': (640, 360)}

GROUPS = {
    'claypot-rice': claypots.RICE,
    'claypot-noodles': claypots.NOODLES,
    'sharing-claypots': sharing.SHARING,
    'herbal-soups': sharing.HERBAL,
    'fish-head-noodles': bowls.NOODLES,
    'wok-sides': wok.WOK,
    'vegetables-tofu': greens.VEG,
    'snacks': bites.SNACKS,
    'desserts': desserts.DESSERTS,
    'drinks': beverages.DRINKS,
    'banners': {k: v for k, v in scenes.SCENES.items() if k.startswith('banner')},
    'highlights': {k: v for k, v in scenes.SCENES.items() if k.startswith('highlight')},
    'branches': scenes.BRANCHES,
    'stand-in': scenes.STAND_IN,
}

RECIPES = {slug: (category, recipe) for category, group in GROUPS.items() for slug, recipe in group.items()}
