import { brandPalette } from './brand-palette.ts';
import { toOklch } from './color-space.ts';

/** Difference of the fill of buttons from the brand colour; null without one. */
export type BrandShift = 'darker' | 'lighter' | null;

/** Smallest difference in lightness that people see. */
const VISIBLE = 0.01;

/** Returns how a brand colour is changed for legibility, in light and in dark mode. */
export function brandShifts(brand: string): {
  readonly light: BrandShift;
  readonly dark: BrandShift;
} {
  const { dark, light } = brandPalette(brand);
  return { light: shiftOf(brand, light.action), dark: shiftOf(brand, dark.action) };
}

function shiftOf(brand: string, fill: string): BrandShift {
  const difference = toOklch(fill).l - toOklch(brand).l;
  if (Math.abs(difference) < VISIBLE) return null;
  return difference < 0 ? 'darker' : 'lighter';
}
