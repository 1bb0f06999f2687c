import type { PageBrand } from './page-brand.ts';

/** Place in the head of a page of the build, after its style sheets. */
const PLACE = '<!--brand-->';
const BARS =
  /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (\w+)\)")/g;

/** Fills a page of the build with the colours of its company; with nothing for the standard ones. */
export function fillBrand(page: string, brand: PageBrand | null): string {
  if (brand === null) return page.replace(PLACE, '');
  const { bars, style } = brand;
  return page
    .replace(PLACE, `<style>${style}</style>`)
    .replaceAll(BARS, (_, start: string, end: string, scheme: string) =>
      [start, scheme === 'dark' ? bars.dark : bars.light, end].join(''),
    );
}
