import type { TFunction } from 'i18next';
import type { catalogue } from './en/index.ts';

type Catalogue = typeof catalogue;

/** Area of the product with its own texts: one file per language. */
export type Area = keyof Catalogue;

/**
 * Translates a key of the first area, or `area:key` of any area, with the variables of the text.
 */
export type Translate<First extends Area, Others extends Area = never> = TFunction<
  readonly [First, ...Others[]]
>;

type PlainKey<Texts> = {
  [Key in keyof Texts & string]: Key extends `${string}_one` | `${string}_other`
    ? never
    : Texts[Key] extends `${string}{{${string}`
      ? never
      : Key;
}[keyof Texts & string];

/** Key of a text without variables, as `area:key`: `home:title`. */
export type TextKey = { [In in Area]: `${In}:${PlainKey<Catalogue[In]>}` }[Area];
