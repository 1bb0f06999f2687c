"""Noodles by name, long and short, thin and wide."""

from . import materials as m
from .heap import piece
from .meats import bent_slice
from .solids import baton
from .staples import strands

# name: radius, strands, colours, length, curl, wave, gloss
LONG = {
    'thick': (0.036, 70, [(0.3, '#c49c58'), (0.7, '#ead0a0')], 2.8, 1.5, 0.03, 0.6),
    'bihun': (0.0145, 300, [(0.3, '#c4a468'), (0.7, '#ead6ae')], 2.6, 2.6, 0.03, 0.4),
    'yellow': (0.034, 80, [(0.3, '#d99c22'), (0.7, '#f4c74e')], 2.8, 1.7, 0.035, 0.7),
    'yee': (0.021, 190, [(0.3, '#c4832a'), (0.55, '#e3b257'), (0.75, '#f3d48a')], 2.6, 6.0, 0.06, 0.5),
    'dark': (0.043, 74, [(0.3, '#120705'), (0.6, '#33160a'), (0.8, '#5a2c12')], 2.8, 1.6, 0.04, 0.9),
    'tossed': (0.024, 170, [(0.3, '#6e3d12'), (0.55, '#a8691f'), (0.75, '#d19a3c')], 3.0, 2.2, 0.04, 0.8),
}


def long_noodles(bed, kind, rng, rise=0.14, lower=0.0, count=None):
    """A tangle of one kind over the whole bed; `lower` drops its edge under the soup."""
    radius, many, stops, length, curl, wave, gloss = LONG[kind]
    skin = m.food('noodle', stops, scale=2.5, rough=(0.22, 0.38), coat=gloss, bump=0.08, sss=0.0)
    under = type(bed)(bed.rx * 0.97, bed.ry * 0.97, bed.level - lower, bed.floor)
    return strands(under, rng, count or many, radius, skin, rise=rise + lower, length=length * bed.rx, curl=curl, wave=wave)


def lou_shu(rng):
    """Short tapered rice noodles, stained by dark soy."""
    skin = m.food(
        'lou-shu',
        [(0.28, '#7a451d'), (0.45, '#b98750'), (0.62, '#e3c79c'), (0.8, '#f4e6cc')],
        scale=2.0,
        rough=(0.2, 0.36),
        coat=0.8,
        bump=0.08,
        jitter=(0.005, 0.1, 0.2),
    )
    return piece([baton('lou-shu', rng, rng.uniform(0.36, 0.5), 0.066, skin, 0.16, (0.75, 0.4)) for _ in range(8)], 0.17, 0.1)


def hor_fun(rng, tone='white'):
    """Wide flat ribbons with a breath of the wok on their edges."""
    skin = m.food(
        'hor-fun',
        [(0.24, '#6b3d18'), (0.36, '#c79a5c'), (0.46, '#efe0c2'), (0.8, '#fbf4e4')],
        scale=2.2,
        rough=(0.15, 0.3),
        coat=0.8,
        bump=0.05,
    )
    return piece(
        [bent_slice('hor-fun', rng, rng.uniform(0.7, 1.0), 0.2, 0.035, skin, 0.1, 0.04, grid=(30, 8)) for _ in range(6)], 0.22, 0.06
    )
