import type { TFunction } from 'i18next';
import type { catalogue } from './en/index.ts';

type Catalogue = typeof catalogue;

/** A part of the product that has texts of its own: one file a language. */
export type Area = keyof Catalogue;

/** Says a text: a key of the first area, or `area:key` of any of them, and what it names in braces. */
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

/** A text that stands as it is, with nothing to put in, by its area and key: `home:title`. */
export type TextKey = { [In in Area]: `${In}:${PlainKey<Catalogue[In]>}` }[Area];
