import { createHash } from 'node:crypto';
import { brandPalette } from '@claypot/domain/theme';
import { type Colour, hsl } from './paint.ts';

/** Colours of the drawn pictures. White text is legible on the first two. */
export interface Palette {
  readonly deep: Colour;
  readonly strong: Colour;
  readonly light: Colour;
}

/** Hues that look good with food, in degrees: red, orange, amber, green, teal, plum. */
const HUES = [8, 22, 38, 130, 172, 330] as const;

/** Returns the colour of a company that has chosen none, as `#rrggbb`. It depends on the subdomain. */
export function colorOf(subdomain: string): string {
  const [first = 0] = createHash('sha256').update(subdomain).digest();
  return hex(hsl(HUES[first % HUES.length] ?? HUES[0], 0.64, 0.4));
}

/** @param color `#rrggbb` */
export function paletteOf(color: string): Palette {
  const { light } = brandPalette(color);
  return {
    deep: toColour(light['tier-first']),
    strong: toColour(light.action),
    light: toColour(light['action-soft']),
  };
}

function toColour(text: string): Colour {
  const channel = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Formats a colour for SVG. */
export function hex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
