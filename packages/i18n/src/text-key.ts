import type { catalogue } from './en/index.ts';

type Catalogue = typeof catalogue;

/** A part of the product that has texts of its own: one file a language. */
export type Area = keyof Catalogue;

type Singular<Key> = Key extends `${infer Name}_one` ? Name : Key;
type Bare<Key> = Key extends `${infer Name}_other` ? Name : Singular<Key>;

/** The keys of an area; one with a singular and a plural is asked for without its ending. */
type KeyIn<In extends Area> = Bare<keyof Catalogue[In] & string>;

type Prefixed<Areas extends Area> = { [In in Areas]: `${In}:${KeyIn<In>}` }[Areas];

type TextIn<In extends Area, Key extends string> = Catalogue[In][keyof Catalogue[In] &
  (Key | `${Key}_one` | `${Key}_other`)];

type TextOf<
  Key extends string,
  First extends Area,
> = Key extends `${infer In extends Area}:${infer Name}` ? TextIn<In, Name> : TextIn<First, Key>;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What is put into a text: what it names, and how many decides between singular and plural. */
type Filling<Names extends string> = {
  readonly [Name in Names]: Name extends 'count' ? number : string | number;
};

type Fillings<Text> = [NamesIn<Text>] extends [never] ? [] : [filling: Filling<NamesIn<Text>>];

/**
 * Says a text: a key of the first area, or `area:key` of any of them, and what it names in braces.
 * What is not in the catalogue does not compile.
 */
export type Translate<First extends Area, Others extends Area = never> = <
  const Key extends KeyIn<First> | Prefixed<First | Others>,
>(
  key: Key,
  ...fillings: Fillings<TextOf<Key, First>>
) => string;

type PlainKey<In extends Area> = {
  [Key in KeyIn<In>]: [NamesIn<TextIn<In, Key>>] extends [never] ? Key : never;
}[KeyIn<In>];

/** A text that stands as it is, with nothing to put in, by its area and key: `home:title`. */
export type TextKey = { [In in Area]: `${In}:${PlainKey<In>}` }[Area];
