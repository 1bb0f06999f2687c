"""Cleans a render: non-local means guided by the colour and normal passes.

Usage: python denoise.py <render folder> <out.png>. Needs numpy and opencv; runs outside Blender.
"""

import os
import sys

import cv2
import numpy as np

REACH = 4
ALBEDO, NORMAL = 0.06, 0.25
# how unlike two neighbourhoods may be, first on the noisy picture, then on the cleaner one
PASSES = (0.06, 0.03)


def load(folder, name):
    image = cv2.imread(os.path.join(folder, name), cv2.IMREAD_UNCHANGED)
    return image[..., :3].astype(np.float32) / 65535


def despeckle(image):
    """Pulls lone bright pixels down to their brightest ordinary neighbour."""
    median = cv2.medianBlur(image, 3)
    limit = median + 0.12
    return np.minimum(image, limit)


def smooth(image, albedo, normal, likeness):
    """Each pixel becomes the mean of near ones that look alike and show the same surface."""
    total = np.zeros_like(image)
    weights = np.zeros(image.shape[:2], np.float32)
    patch = cv2.GaussianBlur(image, (0, 0), 1.3)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dx * dx + dy * dy > REACH * REACH + 1:
                continue

            def shift(a):
                return np.roll(a, (dy, dx), (0, 1))

            far = ((patch - shift(patch)) ** 2).sum(2) / (2 * likeness**2)
            far += ((albedo - shift(albedo)) ** 2).sum(2) / (2 * ALBEDO**2)
            far += ((normal - shift(normal)) ** 2).sum(2) / (2 * NORMAL**2)
            weight = np.exp(-far - (dx * dx + dy * dy) / (REACH * REACH))
            weights += weight
            total += shift(image) * weight[..., None]
    return total / weights[..., None]


def main(folder, out):
    image = load(folder, 'beauty.png')
    albedo = load(folder, 'albedo_0001.png')
    normal = load(folder, 'normal_0001.png')
    clean = despeckle(image)
    for likeness in PASSES:
        clean = smooth(clean, albedo, normal, likeness)
    # the merest crispening, then 8 bits
    crisp = clean + 0.35 * (clean - cv2.GaussianBlur(clean, (0, 0), 1.1))
    cv2.imwrite(out, (np.clip(crisp, 0, 1) * 255 + 0.5).astype(np.uint8))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
