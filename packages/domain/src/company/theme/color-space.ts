import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const oklch = useMode(modeOklch);

/** Colour by perceived lightness 0–1, chroma from 0, and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** @throws Error if the text is not a colour */
export function toOklch(hex: string): Oklch {
  const color = oklch(hex);
  if (color === undefined) throw new Error(`${hex} is not a colour`);
  // Greys have no hue.
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** Returns the colour as `#rrggbb`. Reduces the chroma to what a screen can show. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

/** Returns the contrast of two colours by WCAG 2, 1–21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}
