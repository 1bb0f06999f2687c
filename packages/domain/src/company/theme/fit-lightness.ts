import { contrast, type Oklch, toHex } from './color-space.ts';

/** Contrast that WCAG AA requires of text, and of icons and controls. */
export const TEXT_CONTRAST = 4.5;
export const MARK_CONTRAST = 3;

/** Contrast with each of some colours. */
export interface Requirement {
  readonly against: readonly string[];
  readonly ratio: number;
}

/** Small enough for the narrow range that is legible below white text and on a dark page. */
const STEP = 0.0025;

/**
 * Returns the colour of the nearest lightness that meets all requirements, as `#rrggbb`.
 *
 * @param colorAt returns the colour of a lightness
 * @throws Error if no lightness meets them
 */
export function fitLightness(
  start: number,
  colorAt: (lightness: number) => Oklch,
  requirements: readonly Requirement[],
): string {
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const lightness of [start - distance, start + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = toHex(colorAt(lightness));
      if (requirements.every((requirement) => isMet(hex, requirement))) return hex;
    }
  }
  throw new Error('No lightness meets the required contrasts');
}

function isMet(hex: string, { against, ratio }: Requirement): boolean {
  return against.every((other) => contrast(hex, other) >= ratio);
}
