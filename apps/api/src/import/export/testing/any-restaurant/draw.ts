import fc from 'fast-check';

/** A file before it is written: texts, lists and records. Undefined fields are omitted. */
export type Model = string | readonly Model[] | { readonly [field: string]: Model | undefined };
export type RecordModel = { readonly [field: string]: Model | undefined };

const AWKWARD = [
  ': ',
  ' #',
  '#',
  ', ',
  '"',
  "'",
  '@',
  '&',
  '*',
  '!',
  '- ',
  '? ',
  '% ',
  '| ',
  '> ',
  '`',
  '{ ',
  ' }',
  '[',
  ']',
  '\\',
  '\\n',
  '---',
  '...',
  'true',
  'null',
  '~',
  '0x1F',
  '1e3',
  '<<',
  '=',
  '\n',
  '\n\n',
  '\n  ',
  '\t',
  '  ',
  '\u00a0',
  '\u0085',
  '\u2028',
  '\u200b',
  '\ufeff',
  '🍜',
  '👩‍🍳',
  '瓦煲鸡饭',
  '，',
  '：',
  'é',
  'Kopi',
];

/** Random values that a test draws one after the other. */
export interface Draw {
  of<Value>(...values: readonly [Value, ...Value[]]): Value;
  count(least: number, most: number): number;
  flag(): boolean;
  /** Returns undefined half the time. */
  maybe<Value>(make: () => Value): Value | undefined;
  /** Some of the values in any order, without repetition. */
  some<Value>(values: readonly Value[], least?: number): Value[];
  list<Value>(least: number, most: number, make: (index: number) => Value): Value[];
  /** Text that the importer accepts and does not trim. */
  text(most: number): string;
}

/** Text with characters that have a meaning in YAML, before the importer trims it. */
export const awkwardText = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...AWKWARD), weight: 3 },
      { arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 4 }), weight: 2 },
      { arbitrary: fc.string({ unit: 'binary', maxLength: 4 }), weight: 1 },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const textBuilder = () => awkwardText;

/** Returns a function with one argument that returns the same result for the same argument. */
function memoized<Argument, Result>(make: (argument: Argument) => Result) {
  const results = new Map<Argument, Result>();
  return (argument: Argument): Result => {
    const result = results.get(argument) ?? make(argument);
    results.set(argument, result);
    return result;
  };
}

// fast-check compares the arguments of a builder with those of all earlier calls. A builder without
// arguments for each range is found at once.
const integerBuilder = memoized((min: number) =>
  memoized((max: number) => () => fc.integer({ min, max })),
);
const indexesBuilder = memoized((length: number) =>
  memoized((minLength: number) => () => {
    const indexes = Array.from({ length }, (_, index) => index);
    return fc.shuffledSubarray(indexes, { minLength });
  }),
);

export function drawFrom(value: fc.GeneratorValue): Draw {
  const draw: Draw = {
    of: (...values) => values[draw.count(0, values.length - 1)] ?? values[0],
    count: (min, max) => value(integerBuilder(min)(max)),
    flag: () => value(fc.boolean),
    maybe: (make) => (draw.flag() ? make() : undefined),
    some: (values, minLength = 0) =>
      values.length === 0
        ? []
        : value(indexesBuilder(values.length)(minLength)).flatMap((index) =>
            values.slice(index, index + 1),
          ),
    list: (least, most, make) =>
      Array.from({ length: draw.count(least, most) }, (_, index) => make(index)),
    text: (most) => cleaned(value(textBuilder), most),
  };
  return draw;
}

/** Removes what the importer rejects or trims. */
function cleaned(text: string, most: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the importer rejects them.
  const allowed = text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/gu, '');
  const short = [...allowed]
    .slice(0, Math.floor(most / 2))
    .join('')
    .trim();
  return short === '' ? 'x' : short;
}

/** Text in both languages, which may be equal. */
export function label(draw: Draw): RecordModel {
  return { en: draw.text(120), zh_CN: draw.text(120) };
}

/** Text in both languages, which differ. */
export function sentence(draw: Draw): RecordModel {
  const en = draw.text(500);
  const zh_CN = draw.text(400);
  return { en, zh_CN: zh_CN === en ? `${zh_CN}。` : zh_CN };
}

export function page(draw: Draw): RecordModel {
  const { en, zh_CN } = sentence(draw);
  const inTags = (text: unknown, tag: string) =>
    `<${tag}>${String(text).replaceAll('<', '&lt;')}</${tag}>\n<p>x</p>`;
  return { en: inTags(en, 'p'), zh_CN: inTags(zh_CN, 'h2') };
}

/** RM with two decimals. */
export function price(draw: Draw, least = 0, most = 9_999_999): string {
  return toPrice(draw.count(least, most));
}

export function toPrice(sen: number): string {
  return (sen / 100).toFixed(2);
}

/** Pictures of every random restaurant, by name in `images/`. */
export const PICTURES = ['plate.avif', 'wide.avif', 'wide.jpg', 'round.avif', 'a_B-1.PNG'] as const;
export const DRAWINGS = ['logo.svg', 'ticket.svg'] as const;

export function picture(draw: Draw): string {
  return draw.of(...PICTURES);
}

/** One picture, several, or the default picture. */
export function pictures(draw: Draw): RecordModel {
  return draw.of<() => RecordModel>(
    () => ({}),
    () => ({ image: picture(draw) }),
    () => ({ images: draw.some(PICTURES, 1) }),
  )();
}
