import type { PageBrand } from '../../brand/page-brand.ts';

/** Colours of a printed poster. Every part of it takes them from here. */
export interface PosterColors {
  readonly accent: string;
  /** Readable on the accent. */
  readonly onAccent: string;
  readonly text: string;
  readonly softText: string;
}

/** Standard colour of text on paper, `--color-action-on-plate` of `colors.css`. */
const STANDARD = '#b52812';

/** Returns the colours of a company's poster; null for the standard ones. White is readable on `ink`. */
export function posterColors(brand: PageBrand | null): PosterColors {
  return {
    accent: brand?.ink ?? STANDARD,
    onAccent: '#ffffff',
    text: '#231815',
    softText: '#665a54',
  };
}
