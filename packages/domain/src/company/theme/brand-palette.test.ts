import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { STANDARD_COLOR } from './brand-color.ts';
import { type BrandPalette, type BrandRole, brandPalette } from './brand-palette.ts';
import { contrast, toOklch } from './color-space.ts';
import { FIXED, SURFACES } from './surfaces.ts';

/** Palette of `colors.css`. */
const STANDARD: BrandPalette = {
  light: {
    action: '#d4321a',
    'action-pressed': '#b32512',
    'action-mark': '#d4321a',
    'action-text': '#b52812',
    'action-soft': '#fdeeea',
    'action-soft-pressed': '#fadfd8',
    'action-on-plate': '#b52812',
    backdrop: '#2a1c17',
    'backdrop-glow': '#a5301a',
    'tier-first': '#8a2614',
    'tier-first-shine': '#ffc2ae',
  },
  dark: {
    action: '#d4321a',
    'action-pressed': '#b32512',
    'action-mark': '#ff7d5e',
    'action-text': '#ff9d84',
    'action-soft': '#40211a',
    'action-soft-pressed': '#52291f',
    'action-on-plate': '#b52812',
    backdrop: '#0b0807',
    'backdrop-glow': '#5c1d10',
    'tier-first': '#8a2614',
    'tier-first-shine': '#ffc2ae',
  },
};

interface Pair {
  readonly name: string;
  readonly colors: readonly [string, string];
  readonly ratio: number;
}

/** All pairs of colours that the design system draws on each other, with the contrast they need. */
function pairsOf(palette: BrandPalette): readonly Pair[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const roles = palette[scheme];
    const ground = SURFACES[scheme];
    const pair = (ratio: number, role: BrandRole, name: string, other: string): Pair => ({
      name: `${scheme}: ${role} and ${name}`,
      colors: [roles[role], other],
      ratio,
    });
    const surfaces = ['page', 'surface', 'raised'] as const;
    const softs = ['action-soft', 'action-soft-pressed'] as const;
    return [
      pair(4.5, 'action', 'its text', FIXED['text-on-action']),
      pair(4.5, 'action-pressed', 'its text', FIXED['text-on-action']),
      pair(4.5, 'tier-first', 'its text', FIXED['text-on-inverse']),
      pair(4.5, 'tier-first-shine', 'tier-first', roles['tier-first']),
      pair(4.5, 'tier-first-shine', 'tier-ground', ground['tier-ground']),
      pair(4.5, 'action-on-plate', 'plate', FIXED.plate),
      pair(4.5, 'action-on-plate', 'plate-pressed', FIXED['plate-pressed']),
      pair(4.5, 'action-soft', 'text-faint', ground['text-faint']),
      ...surfaces.map((name) => pair(3, 'action', name, ground[name])),
      ...[...surfaces, 'sunken' as const].flatMap((name) => [
        pair(4.5, 'action-text', name, ground[name]),
        pair(3, 'action-mark', name, ground[name]),
      ]),
      ...softs.flatMap((soft) => [
        pair(4.5, 'action-text', soft, roles[soft]),
        pair(3, 'action-mark', soft, roles[soft]),
        pair(4.5, soft, 'text', ground.text),
        pair(4.5, soft, 'text-soft', ground['text-soft']),
      ]),
    ];
  });
}

function illegible(brand: string): readonly string[] {
  return pairsOf(brandPalette(brand))
    .filter(({ colors: [one, other], ratio }) => contrast(one, other) < ratio)
    .map(({ name }) => name);
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('brandPalette', () => {
  it('returns almost the standard palette for the standard colour', () => {
    const palette = brandPalette(STANDARD_COLOR);
    for (const scheme of ['light', 'dark'] as const) {
      for (const [role, standard] of Object.entries(STANDARD[scheme])) {
        const color = Object.entries(palette[scheme]).find(([name]) => name === role)?.[1] ?? '';
        const expected = channels(standard);
        const distances = channels(color).map((value, at) => Math.abs(value - (expected[at] ?? 0)));
        expect(Math.max(...distances), `${scheme} ${role} is ${color}`).toBeLessThanOrEqual(8);
      }
    }
  });

  it('makes every pair legible for any colour', () => {
    const anyColor = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(anyColor, (brand) => {
        expect(illegible(brand), brand).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['#ffff00', '#ffd400', '#ffffff', '#000000', '#808080', '#0f0f14', '#00ff00', '#0000ff'])(
    'makes every pair legible for %s',
    (brand) => expect(illegible(brand)).toEqual([]),
  );

  it.each(['#1d4ed8', '#0f766e', '#7c3aed', '#be185d'])('keeps %s in light mode', (brand) => {
    expect(brandPalette(brand).light.action).toBe(brand);
  });

  it('keeps greys without a hue', () => {
    for (const brand of ['#000000', '#808080', '#ffffff']) {
      const { dark, light } = brandPalette(brand);
      for (const color of [...Object.values(light), ...Object.values(dark)]) {
        expect(toOklch(color).c, `${brand}: ${color}`).toBeLessThan(0.005);
      }
    }
  });

  it('shifts the hue of bright colours by 25° at most', () => {
    for (const brand of ['#ffd400', '#ffff00', '#00ff88', '#ff69b4', '#38bdf8']) {
      const { h } = toOklch(brand);
      const shifted = toOklch(brandPalette(brand).light.action).h;
      expect(Math.abs(h - shifted), brand).toBeLessThanOrEqual(25);
    }
  });
});

test('a pressed fill differs from the fill', () => {
  for (const brand of ['#000000', '#0f0f14', '#1d4ed8', '#ffd400', '#ffffff']) {
    const { dark, light } = brandPalette(brand);
    for (const roles of [dark, light]) {
      expect(contrast(roles.action, roles['action-pressed']), brand).toBeGreaterThan(1.15);
    }
  }
});
