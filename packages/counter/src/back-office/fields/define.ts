import type { DraftFields, DraftSection } from '@claypot/sdk/counter';
import type {
  Addition,
  Choice,
  ChoiceField,
  Condition,
  CountField,
  Field,
  FieldGroup,
  FlagField,
  ListField,
  PictureShape,
  PicturesField,
  PlainField,
  PlainKind,
  PricesField,
  RecordField,
  ReferenceField,
  SectionDescription,
  SiblingField,
  TextField,
  TextFormat,
  Variant,
  VariantsField,
  WordsField,
} from './field.ts';

/** Name of a field, which is also the key of its label unless that differs. */
type Named<T> = T | readonly [name: string, label: T];

interface Options<T> {
  readonly hint?: T;
  readonly required?: boolean;
  readonly when?: Condition;
}

function base<const T extends string>(
  named: Named<T>,
  { hint, required = false, when }: Options<T>,
) {
  const [name, label] = typeof named === 'string' ? [named, named] : named;
  return { name, label, hint, required, when };
}

interface WordsOptions<T> extends Options<T> {
  readonly most?: number;
  readonly mayBeOne?: boolean;
}

/** Label in both languages; the texts may be equal. */
export function line<const T extends string>(
  named: Named<T>,
  options: WordsOptions<T> = {},
): WordsField<T> {
  const { most = 120, mayBeOne = false } = options;
  return {
    ...base(named, options),
    kind: 'words',
    form: 'line',
    most,
    mayBeEqual: true,
    mayBeOne,
  };
}

/** Sentences in both languages, which must differ. */
export function paragraph<const T extends string>(
  named: Named<T>,
  options: WordsOptions<T> = {},
): WordsField<T> {
  const { most = 500, mayBeOne = false } = options;
  return {
    ...base(named, options),
    kind: 'words',
    form: 'paragraph',
    most,
    mayBeEqual: false,
    mayBeOne,
  };
}

/** HTML page in both languages. */
export function page<const T extends string>(
  named: Named<T>,
  options: Options<T> = {},
): WordsField<T> {
  return { ...paragraph(named, { ...options, most: 50_000 }), form: 'page' };
}

export function text<const T extends string>(
  named: Named<T>,
  format: TextFormat,
  options: Options<T> & { readonly most?: number } = {},
): TextField<T> {
  return { ...base(named, options), kind: 'text', format, most: options.most ?? 100 };
}

export function price<const T extends string>(
  named: Named<T>,
  options: Options<T> = {},
): TextField<T> {
  return text(named, 'price', options);
}

export function count<const T extends string>(
  named: Named<T>,
  [least, most]: readonly [least: number, most: number],
  options: Options<T> = {},
): CountField<T> {
  return { ...base(named, options), kind: 'count', least, most };
}

export function flag<const T extends string>(
  named: Named<T>,
  options: Options<T> & { readonly fallback?: boolean } = {},
): FlagField<T> {
  return { ...base(named, options), kind: 'flag', fallback: options.fallback ?? false };
}

export function choice<const T extends string>(
  named: Named<T>,
  choices: readonly Choice<T>[],
  options: Options<T> = {},
): ChoiceField<T, 'choice'> {
  return { ...base(named, options), kind: 'choice', choices };
}

export function choices<const T extends string>(
  named: Named<T>,
  all: readonly Choice<T>[],
  options: Options<T> = {},
): ChoiceField<T, 'choices'> {
  return { ...base(named, options), kind: 'choices', choices: all };
}

export function reference<const T extends string>(
  named: Named<T>,
  from: DraftSection,
  options: Options<T> = {},
): ReferenceField<T, 'reference'> {
  return { ...base(named, options), kind: 'reference', section: from };
}

/** Several branches. */
export function branches<const T extends string>(
  named: Named<T>,
  options: Options<T> = {},
): ReferenceField<T, 'references'> {
  return { ...base(named, options), kind: 'references', section: 'branches' };
}

export function sibling<const T extends string>(
  named: Named<T>,
  list: string,
  options: Options<T> = {},
): SiblingField<T> {
  return { ...base(named, options), kind: 'sibling', list };
}

interface PictureOptions<T> extends Options<T> {
  readonly shape?: PictureShape | null;
}

export function picture<const T extends string>(
  named: Named<T>,
  options: PictureOptions<T> = {},
): PicturesField<T, 'picture'> {
  const { shape = '4/3' } = options;
  return { ...base(named, options), kind: 'picture', most: 1, mayBeDrawing: false, shape };
}

/** A picture or an SVG drawing. */
export function drawing<const T extends string>(
  named: Named<T>,
  options: PictureOptions<T> = {},
): PicturesField<T, 'picture'> {
  return { ...picture(named, { shape: null, ...options }), mayBeDrawing: true };
}

export function pictures<const T extends string>(
  named: Named<T>,
  most: number,
  options: PictureOptions<T> = {},
): PicturesField<T, 'pictures'> {
  const { shape = '4/3' } = options;
  return { ...base(named, options), kind: 'pictures', most, mayBeDrawing: false, shape };
}

export function prices<const T extends string>(
  named: Named<T>,
  [least, most]: readonly [least: number, most: number],
  options: Options<T> = {},
): PricesField<T> {
  return { ...base(named, options), kind: 'prices', least, most };
}

export function plain<const T extends string, Kind extends PlainKind>(
  kind: Kind,
  named: Named<T>,
  options: Options<T> = {},
): PlainField<T, Kind> {
  return { ...base(named, options), kind };
}

export function list<const T extends string>(
  named: Named<T>,
  [least, most]: readonly [least: number, most: number],
  additions: readonly Addition<T>[],
  fields: readonly Field<T>[],
  options: Options<T> = {},
): ListField<T> {
  return {
    ...base(named, { ...options, required: least > 0 }),
    kind: 'list',
    least,
    most,
    additions,
    fields,
  };
}

/** An optional record. */
export function record<const T extends string>(
  named: Named<T>,
  fields: readonly Field<T>[],
  initial: DraftFields,
  options: Options<T> = {},
): RecordField<T> {
  return { ...base(named, options), kind: 'record', fields, initial };
}

/** Alternatives that a person chooses. */
export function variants<const T extends string>(
  label: T,
  all: readonly Variant<T>[],
  options: Options<T> = {},
): VariantsField<T> {
  return { ...base(label, options), kind: 'variants', variants: all, isChosen: true };
}

/** Alternatives that are fixed when the record is added. */
export function fixedVariants<const T extends string>(
  label: T,
  all: readonly Variant<T>[],
): VariantsField<T> {
  return { ...variants(label, all), isChosen: false };
}

export function group<const T extends string>(
  heading: T,
  fields: readonly Field<T>[],
): FieldGroup<T> {
  return { heading, fields };
}

export function section<const T extends string>(
  description: SectionDescription<T>,
): SectionDescription<T> {
  return description;
}
