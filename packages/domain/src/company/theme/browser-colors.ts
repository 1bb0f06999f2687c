import { brandPalette } from './brand-palette.ts';

/** Colours of the browser's bars around a company's pages, as `#rrggbb`. */
export function browserColors(brand: string): { readonly light: string; readonly dark: string } {
  const { dark, light } = brandPalette(brand);
  return { light: light.action, dark: dark['action-soft'] };
}
