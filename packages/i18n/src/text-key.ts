import type { catalogue } from './en/index.ts';

type Catalogue = typeof catalogue;

type PlainKey<Texts> = {
  [Key in keyof Texts & string]: Key extends `${string}_one` | `${string}_other`
    ? never
    : Texts[Key] extends `${string}{{${string}`
      ? never
      : Key;
}[keyof Texts & string];

/** A text that stands as it is, with nothing to put in, by its area and key: `home:title`. */
export type TextKey = {
  [Area in keyof Catalogue]: `${Area}:${PlainKey<Catalogue[Area]>}`;
}[keyof Catalogue];
