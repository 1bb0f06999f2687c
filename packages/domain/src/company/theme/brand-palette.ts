import { hueAt, yellowness } from './brand-hue.ts';
import { type Oklch, toHex, toOklch } from './color-space.ts';
import { fitLightness, MARK_CONTRAST, type Requirement, TEXT_CONTRAST } from './fit-lightness.ts';
import { FIXED, SURFACES } from './surfaces.ts';

/** Roles of `colors.css` that depend on the brand, without `--color-`. */
export type BrandRole =
  | 'action'
  | 'action-pressed'
  | 'action-mark'
  | 'action-text'
  | 'action-soft'
  | 'action-soft-pressed'
  | 'action-on-plate'
  | 'backdrop'
  | 'backdrop-glow'
  | 'tier-first'
  | 'tier-first-shine';

/** Colours as `#rrggbb`. */
export type RoleColors = Readonly<Record<BrandRole, string>>;

export interface BrandPalette {
  readonly light: RoleColors;
  readonly dark: RoleColors;
}

/** Difference in lightness of a pressed fill, and of one too dark to become darker. */
const PRESSED = -0.071;
const PRESSED_BLACK = 0.12;
/** Lightness from which on such a fill differs from black. */
const VISIBLE = 0.25;
/** Light yellow needs more chroma than other tints to be seen as yellow. */
const YELLOW_TINT = 2.5;

/**
 * Derives the colours of a company from its brand colour. Lightness and relative chroma are those
 * of the standard palette, so that the standard colour gives the standard palette. Lightness
 * changes where text, icons or controls would be illegible by WCAG AA.
 *
 * @param brand `#rrggbb`
 */
export function brandPalette(brand: string): BrandPalette {
  const tint = createTint(toOklch(brand));
  return { light: lightColors(tint), dark: darkColors(tint) };
}

interface Tint {
  readonly brand: Oklch;
  /** Returns a colour of the brand's hue. `share` is that of the brand's chroma. */
  readonly hex: (lightness: number, share: number) => string;
  /** Returns the nearest colour that meets the requirements. */
  readonly fit: (lightness: number, share: number, ...requirements: Requirement[]) => string;
}

function createTint(brand: Oklch): Tint {
  const at = (share: number) => (l: number) => ({ l, c: brand.c * share, h: hueAt(brand, l) });
  return {
    brand,
    hex: (lightness, share) => toHex(at(share)(lightness)),
    fit: (lightness, share, ...requirements) => fitLightness(lightness, at(share), requirements),
  };
}

const text = (...against: string[]): Requirement => ({ against, ratio: TEXT_CONTRAST });
const mark = (...against: string[]): Requirement => ({ against, ratio: MARK_CONTRAST });

function lightColors(tint: Tint): RoleColors {
  const ground = SURFACES.light;
  const action = tint.fit(tint.brand.l, 1, text(FIXED['text-on-action']));
  const { l } = toOklch(action);
  const tinted = 1 + YELLOW_TINT * yellowness(tint.brand);
  const faint = text(ground.text, ground['text-soft'], ground['text-faint']);
  const soft = tint.fit(0.96, 0.085 * tinted, faint);
  const softPressed = tint.fit(0.924, 0.156 * tinted, text(ground.text, ground['text-soft']));
  const words = tint.fit(
    Math.min(l, 0.506),
    0.894,
    text(ground.page, ground.surface, ground.sunken, soft, softPressed, FIXED['plate-pressed']),
  );
  return {
    action,
    'action-pressed': pressed(tint, l),
    'action-mark': action,
    'action-text': words,
    'action-soft': soft,
    'action-soft-pressed': softPressed,
    'action-on-plate': words,
    backdrop: tint.hex(0.242, 0.12),
    'backdrop-glow': tint.hex(Math.min(l, 0.485), 0.778),
    ...tierColors(tint, ground['tier-ground']),
  };
}

function darkColors(tint: Tint): RoleColors {
  const ground = SURFACES.dark;
  const surfaces = [ground.page, ground.surface, ground.raised];
  const action = tint.fit(tint.brand.l, 1, text(FIXED['text-on-action']), mark(...surfaces));
  const { l } = toOklch(action);
  const faint = text(ground.text, ground['text-soft'], ground['text-faint']);
  const soft = tint.fit(0.288, 0.247, faint);
  const softPressed = tint.fit(0.333, 0.317, text(ground.text, ground['text-soft']));
  const all = [...surfaces, ground.sunken, soft, softPressed];
  /** Bright brand colours stay as bright as they are. */
  const bright = (lightness: number, share: number, most: number, requirement: Requirement) =>
    tint.brand.l > lightness
      ? tint.fit(Math.min(tint.brand.l, most), 1, requirement)
      : tint.fit(lightness, share, requirement);
  return {
    action,
    'action-pressed': pressed(tint, l),
    'action-mark': bright(0.734, 0.82, 0.88, mark(...all)),
    'action-text': bright(0.79, 0.611, 0.9, text(...all)),
    'action-soft': soft,
    'action-soft-pressed': softPressed,
    'action-on-plate': lightColors(tint)['action-on-plate'],
    backdrop: tint.hex(0.138, 0.031),
    'backdrop-glow': tint.hex(0.328, 0.473),
    ...tierColors(tint, ground['tier-ground']),
  };
}

function pressed(tint: Tint, action: number): string {
  const darker = action + PRESSED;
  const lightness = darker < 0.12 ? Math.max(action + PRESSED_BLACK, VISIBLE) : darker;
  return tint.fit(lightness, 0.895, text(FIXED['text-on-action']));
}

/** Colours of the member card of the first tier. Both schemes differ by its ground only. */
function tierColors(tint: Tint, ground: string) {
  const first = tint.fit(
    Math.min(0.425, Math.max(0.3, tint.brand.l)),
    0.686,
    text(FIXED['text-on-inverse']),
  );
  return {
    'tier-first': first,
    'tier-first-shine': tint.fit(0.864, 0.376, text(first, ground)),
  };
}
