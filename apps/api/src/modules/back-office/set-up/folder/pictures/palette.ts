import { createHash } from 'node:crypto';
import { type Colour, hsl } from './paint.ts';

/** Colours of a company without pictures of its own. */
export interface Palette {
  readonly deep: Colour;
  readonly strong: Colour;
  readonly light: Colour;
}

/** Hues that look good with food, in degrees: red, orange, amber, green, teal, plum. */
const HUES = [8, 22, 38, 130, 172, 330] as const;

/** Returns the colours of a company. The same subdomain gives the same colours. */
export function paletteOf(subdomain: string): Palette {
  const [first = 0] = createHash('sha256').update(subdomain).digest();
  const hue = HUES[first % HUES.length] ?? HUES[0];
  return { deep: hsl(hue, 0.62, 0.26), strong: hsl(hue, 0.64, 0.4), light: hsl(hue, 0.7, 0.92) };
}

/** Formats a colour for SVG. */
export function hex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
