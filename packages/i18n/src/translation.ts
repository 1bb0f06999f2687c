import type { texts as first } from './en/first.ts';
import type { kiosk } from './en/kiosk.ts';
import type { texts as rest } from './en/rest.ts';

/**
 * The texts another language must give for an English area: the same keys, no more and no fewer.
 * A language without singular and plural (Chinese) leaves the `_one` keys out.
 */
export type Translation<English extends Record<string, string>> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: string;
};

type Areas<English extends Record<string, Record<string, string>>> = {
  readonly [Area in keyof English]: Translation<English[Area]>;
};

/** What a language must give for the areas that come first, for all others, and for the kiosk. */
export type FirstTexts = Areas<typeof first>;
export type RestOfTexts = Areas<typeof rest>;
export type KioskTexts = Translation<typeof kiosk>;

/** A whole language: every area of the English catalogue, translated. */
export type Catalogue = FirstTexts & RestOfTexts & { readonly kiosk: KioskTexts };
