import type { catalogue } from './en/index.ts';

/**
 * The texts another language must give for an English area: the same keys, no more and no fewer.
 * A language without singular and plural (Chinese) leaves the `_one` keys out.
 */
export type Translation<English extends Record<string, string>> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: string;
};

type EnglishCatalogue = typeof catalogue;

/** A whole language: every area of the English catalogue, translated. */
export type Catalogue = {
  readonly [Area in keyof EnglishCatalogue]: Translation<EnglishCatalogue[Area]>;
};
