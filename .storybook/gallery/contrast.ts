import { colourGroups, valuesOf } from './read-tokens.ts';

/** Returns the relative luminance of a #rrggbb colour, 0–1, as defined by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the WCAG contrast of two tokens in a scheme, such as "7.1". Returns null if a token does
 * not exist or its value is not a hex colour.
 */
export function contrastOf(front: string, back: string, scheme: 'light' | 'dark'): string | null {
  const [one, other] = [front, back].map((role) => {
    const token = colourGroups.flatMap(({ tokens }) => tokens).find(({ name }) => name === role);
    return token === undefined ? '' : valuesOf(token)[scheme];
  });
  if (!one?.startsWith('#') || !other?.startsWith('#')) return null;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light + 0.05) / (dark + 0.05)).toFixed(1);
}
