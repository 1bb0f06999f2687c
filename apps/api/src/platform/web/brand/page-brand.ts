import { createHash } from 'node:crypto';
import {
  type BrandPalette,
  brandPalette,
  browserColors,
  isBrandColor,
  type RoleColors,
} from '@claypot/domain/theme';
import { createLru } from '../../../shared/lru.ts';
import type { CompanyRecord } from '../find-company.ts';

/** Colours of a company as its pages need them. */
export interface PageBrand {
  /** Content of the style element that replaces the standard colours. */
  readonly style: string;
  /** Hash of the style, in the format of the content security policy. */
  readonly source: string;
  /** Colours of the browser's bars in light and dark mode. */
  readonly bars: { readonly light: string; readonly dark: string };
  /** Colour of text on white paper. */
  readonly ink: string;
}

/** Maximum number of colours whose palettes are cached. */
const CAPACITY = 500;
const cache = createLru<PageBrand>(CAPACITY);

/** Returns the colours of a company; null for the standard ones. */
export function pageBrand(company: CompanyRecord | null): PageBrand | null {
  const color = company?.brand_color;
  if (typeof color !== 'string' || !isBrandColor(color)) return null;
  const before = cache.get(color);
  if (before !== undefined) return before;
  const palette = brandPalette(color);
  const style = styleOf(palette);
  const brand: PageBrand = {
    style,
    source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    bars: browserColors(color),
    ink: palette.light['action-on-plate'],
  };
  cache.set(color, brand, 1);
  return brand;
}

/** Returns a policy that allows the style of a brand. */
export function policyWith(policy: string, brand: PageBrand | null): string {
  return brand === null
    ? policy
    : policy.replace("style-src 'self'", `style-src 'self' ${brand.source}`);
}

/**
 * The doubled selector precedes the standard colours, also those of a style sheet that loads later.
 * A media query selects the scheme, because older browsers lack `light-dark()`.
 */
function styleOf({ dark, light }: BrandPalette): string {
  return `:root:root{${rolesOf(light)}}@media (prefers-color-scheme:dark){:root:root{${rolesOf(dark)}}}`;
}

function rolesOf(colors: RoleColors): string {
  return Object.entries(colors)
    .map(([role, color]) => `--color-${role}:${color}`)
    .join(';');
}
