import type { DraftFields, DraftSection } from '@claypot/sdk/counter';

/**
 * Description of a field of a section. `T` is the union of the keys of its texts, which the front
 * end translates.
 */
export type Field<T extends string = string> =
  | WordsField<T>
  | TextField<T>
  | CountField<T>
  | FlagField<T>
  | ChoiceField<T, 'choice'>
  | ChoiceField<T, 'choices'>
  | ReferenceField<T, 'reference'>
  | ReferenceField<T, 'references'>
  | SiblingField<T>
  | PicturesField<T, 'picture'>
  | PicturesField<T, 'pictures'>
  | PricesField<T>
  | PlainField<T, 'week'>
  | PlainField<T, 'range'>
  | PlainField<T, 'instant'>
  | PlainField<T, 'asked'>
  | ListField<T>
  | RecordField<T>
  | VariantsField<T>;

interface Base<T> {
  /** Name in the record. For variants, a name for the form only. */
  readonly name: string;
  readonly label: T;
  readonly hint?: T | undefined;
  /** True if a draft without the field cannot be published. */
  readonly required: boolean;
  /** Shown only if another field of the same record has this value, or if the field has a value. */
  readonly when?: Condition | undefined;
}

export interface Condition {
  readonly field: string;
  readonly is: string;
}

/** Text in English and Chinese. */
export interface WordsField<T> extends Base<T> {
  readonly kind: 'words';
  readonly form: 'line' | 'paragraph' | 'page';
  readonly most: number;
  /** True if both texts may be equal, as for brand names. */
  readonly mayBeEqual: boolean;
  /** True if a text without the other language is one text for both. */
  readonly mayBeOne: boolean;
}

export type TextFormat =
  | 'text'
  | 'price'
  | 'percent'
  | 'kilometres'
  | 'degrees'
  | 'email'
  | 'phone'
  | 'url'
  | 'postalCode'
  | 'time'
  | 'zone'
  | 'day'
  | 'color';

/** One line without a language. */
export interface TextField<T> extends Base<T> {
  readonly kind: 'text';
  readonly format: TextFormat;
  readonly most: number;
}

export interface CountField<T> extends Base<T> {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
}

export interface FlagField<T> extends Base<T> {
  readonly kind: 'flag';
  /** Value of a record without the field. */
  readonly fallback: boolean;
}

export interface Choice<T> {
  readonly value: string;
  readonly label: T;
}

/** One of several values, or several of them (`choices`). */
export interface ChoiceField<T, Kind extends 'choice' | 'choices'> extends Base<T> {
  readonly kind: Kind;
  readonly choices: readonly Choice<T>[];
}

/** Another entry, or several (`references`). */
export interface ReferenceField<T, Kind extends 'reference' | 'references'> extends Base<T> {
  readonly kind: Kind;
  readonly section: DraftSection;
}

/** A record in a list of the same record, by its identity. */
export interface SiblingField<T> extends Base<T> {
  readonly kind: 'sibling';
  /** Name of the list. */
  readonly list: string;
}

export interface PicturesField<T, Kind extends 'picture' | 'pictures'> extends Base<T> {
  readonly kind: Kind;
  readonly most: number;
  /** True if an SVG drawing fits. */
  readonly mayBeDrawing: boolean;
  /** Shape in which the customers' app shows it, for the crop; null for any shape. */
  readonly shape: PictureShape | null;
}

/** Width and height. */
export type PictureShape = '4/3' | '2/1' | '16/9' | '1/1';

/** Ascending prices. */
export interface PricesField<T> extends Base<T> {
  readonly kind: 'prices';
  readonly least: number;
  readonly most: number;
}

/**
 * - `week`: opening hours by weekday.
 * - `range`: one time range for every day.
 * - `asked`: option groups of the dish in the same record.
 */
export type PlainKind = 'week' | 'range' | 'instant' | 'asked';

export interface PlainField<T, Kind extends PlainKind> extends Base<T> {
  readonly kind: Kind;
}

export interface ListField<T extends string> extends Base<T> {
  readonly kind: 'list';
  readonly fields: readonly Field<T>[];
  readonly least: number;
  readonly most: number;
  /** Records that a person can add. */
  readonly additions: readonly Addition<T>[];
}

export interface Addition<T> {
  readonly label: T;
  readonly record: DraftFields;
}

export interface RecordField<T extends string> extends Base<T> {
  readonly kind: 'record';
  readonly fields: readonly Field<T>[];
  /** Fields of a record that a person adds. */
  readonly initial: DraftFields;
}

/** Alternatives in one record. Fields of at most one of them are present. */
export interface VariantsField<T extends string> extends Base<T> {
  readonly kind: 'variants';
  readonly variants: readonly Variant<T>[];
  /** False if the alternative is fixed when the record is added. */
  readonly isChosen: boolean;
}

export interface Variant<T extends string> {
  readonly label: T;
  /** The first field marks the alternative. Empty for the absence of all. */
  readonly fields: readonly Field<T>[];
}

export interface FieldGroup<T extends string = string> {
  readonly heading: T;
  readonly fields: readonly Field<T>[];
}

/** Description of a section of the draft. */
export interface SectionDescription<T extends string = string> {
  readonly section: DraftSection;
  /** Plural name of the section, and name of one entry. */
  readonly label: T;
  readonly one: T;
  /** True if only an owner may change it. */
  readonly needsOwner: boolean;
  readonly groups: readonly FieldGroup<T>[];
  /** Fields of a new entry. */
  readonly initial: DraftFields;
  /** Fields that other screens manage, with the reason. The form leaves them untouched. */
  readonly elsewhere: Readonly<Record<string, string>>;
}
