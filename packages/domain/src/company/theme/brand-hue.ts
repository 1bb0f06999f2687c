import type { Oklch } from './color-space.ts';

/** Yellow in degrees, and the distance from it at which hues stay as they are. */
const YELLOW = 98;
const REACH = 30;
/** Shift of yellow towards orange when it is darkened most, in degrees. */
const SHIFT = 25;
/** Difference in lightness from which on the shift is full. */
const FULL = 0.35;

/**
 * Returns the hue of a brand colour at another lightness. Dark yellow looks green, so that it is
 * shifted towards orange, which people see as the same colour in shade.
 */
export function hueAt(brand: Oklch, lightness: number): number {
  const darkening = Math.min(1, Math.max(0, brand.l - lightness) / FULL);
  return brand.h - SHIFT * yellowness(brand) * darkening;
}

/** Returns 1 for yellow, 0 for hues that are not near it. */
export function yellowness({ h }: Oklch): number {
  return Math.max(0, 1 - Math.abs(h - YELLOW) / REACH);
}
