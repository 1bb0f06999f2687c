import * as v from 'valibot';
import { findHtmlProblem } from './html.ts';

// Every scalar of a file is the text as typed; these schemas convert it.

/**
 * Returns the schema of a record with exactly these fields. The message for an unknown field lists
 * the valid ones.
 */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') {
      return `is not a field here; the fields are ${Object.keys(entries).join(', ')}`;
    }
    if (issue.received === 'undefined') return 'is missing; add it';
    return `must have fields (${Object.keys(entries).join(', ')})`;
  });
}

/** Returns the schema of a list with `least` to `most` items. */
export function listOf<Item extends v.GenericSchema>(item: Item, least: number, most: number) {
  const message = `must be a list of ${least} to ${most}`;
  return v.pipe(v.array(item, message), v.minLength(least, message), v.maxLength(most, message));
}

// PostgreSQL rejects NUL and lone surrogates; other control characters display as boxes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them.
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/u;

/** Returns the schema of trimmed, non-empty text of at most `most` characters. */
export function text(most: number) {
  return v.pipe(
    v.string('must be text; put it in quotes if it has : or {'),
    v.trim(),
    v.nonEmpty('is empty; write something'),
    v.maxLength(most, (issue) => `has ${issue.input.length} characters; at most ${most} fit`),
    v.check((value) => !UNWRITABLE.test(value), 'has a control character; type it again'),
  );
}

function matching(pattern: RegExp, message: string) {
  return v.pipe(v.string(message), v.trim(), v.regex(pattern, message));
}

/** Text in every language of the app. The texts may be equal, as for brand names. */
function named(inner: v.GenericSchema<unknown, string>) {
  return record({ en: inner, zh_CN: inner });
}

/** Sentences in every language of the app, which must differ. */
export function translated(inner: v.GenericSchema<unknown, string>) {
  return v.pipe(
    record({ en: inner, zh_CN: inner }),
    v.forward(
      v.check(({ en, zh_CN }) => en !== zh_CN, 'is the English text again; write it in Chinese'),
      ['zh_CN'],
    ),
  );
}

export const label = named(text(120));

/** One text for all languages, or one text per language. */
export function maybeTranslated(most: number) {
  const each = text(most);
  const inEach = named(each);
  const isRecord = (input: unknown) => typeof input === 'object' && input !== null;
  return v.pipe(
    v.lazy(
      (input): v.GenericSchema<unknown, string | v.InferOutput<typeof inEach>> =>
        isRecord(input) ? inEach : each,
    ),
    v.transform((written) => (typeof written === 'string' ? { en: written } : written)),
  );
}

export const html = translated(
  v.pipe(
    text(50_000),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? findHtmlProblem(dataset.value) : null;
      if (problem !== null) addIssue({ message: problem });
    }),
  ),
);

/** Permanent identifier that orders and other files refer to. */
export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be small letters, digits and single dashes, such as iced-kopi',
);

/** Colour, converted to lower case. YAML reads `#` without quotes as a comment. */
export const color = v.pipe(
  matching(/^#[0-9a-f]{6}$/i, 'must be a colour in quotes, such as "#d4321a"'),
  v.toLowerCase(),
);

/** Amount in RM, converted to sen. */
export const price = v.pipe(
  matching(/^(0|[1-9]\d{0,4})\.\d{2}$/, 'must be an amount in RM with two decimals, such as 12.90'),
  v.transform((amount) => Number(amount.replace('.', ''))),
);

/** Returns the schema of a whole number from `least` to `most`. */
export function count(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    matching(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

const PERCENTAGE = 'must be a percentage from 0 to 100 with at most two decimals, such as 7.5';

/** Percentage from 0 to 100 with at most two decimals. */
export const percentage = v.pipe(
  matching(/^(100|[1-9]?\d)(\.\d{1,2})?$/, PERCENTAGE),
  v.transform(Number),
  v.maxValue(100, PERCENTAGE),
);

/** Minutes in multiples of 15. */
export function quarters(least: number, most: number) {
  return v.pipe(
    count(least, most),
    v.check((minutes) => minutes % 15 === 0, 'must be a multiple of 15'),
  );
}

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((word) => word === 'true'),
);

/** Degrees remain text, so that no digit is lost. */
export function degrees(limit: number) {
  const message = `must be degrees from -${limit} to ${limit}, such as 3.146300`;
  return v.pipe(
    matching(/^-?\d{1,3}\.\d{1,6}$/, message),
    v.check((value) => Math.abs(Number(value)) <= limit, message),
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

/** Moment with a UTC offset. */
export const instant = v.pipe(
  v.string('must be a moment with its offset, such as 2026-11-20T09:00:00+08:00'),
  v.trim(),
  v.check(isInstant, 'must be a moment with its offset, such as 2026-11-20T09:00:00+08:00'),
);

function isInstant(value: string): boolean {
  try {
    return INSTANT.test(value) && Temporal.Instant.from(value) !== null;
  } catch {
    return false;
  }
}

const DAY = 'must be a day, such as 2026-11-22';

/** Calendar day, YYYY-MM-DD. */
export const day = v.pipe(
  v.string(DAY),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, DAY),
  v.check(isDay, DAY),
);

function isDay(value: string): boolean {
  try {
    return Temporal.PlainDate.from(value).toString() === value;
  } catch {
    return false;
  }
}

/** Time of the day, HH:MM. */
export const timeOfDay = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'must be a time of the day, such as 04:00',
);

const ZONE = 'must be the name of a time zone, such as Asia/Kuala_Lumpur';

/** IANA time zone. */
export const timeZone = v.pipe(
  matching(/^[A-Za-z_]{1,32}(\/[A-Za-z0-9_+-]{1,32}){0,2}$/, ZONE),
  v.check(isTimeZone, ZONE),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Same pattern as in the API contract. */
export const email = matching(
  /^(?=.{3,254}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i,
  'must be an e-mail address',
);

export const url = matching(/^https:\/\/[^\s"<>]{1,490}$/, 'must be an address with https://');

/**
 * Malaysian numbering plan by prefix: 03 with 8 digits; 04 to 07 and 09 with 7; 08x with 6; mobile
 * numbers; 1-300, 1-700 and 1-800 with 6.
 */
const MALAYSIAN = /^\+60(?:3\d{8}|[4-79]\d{7}|8\d\d{6}|1[15]\d{8}|1[02346-9]\d{7}|1[378]00\d{6})$/;

export const phone = matching(
  MALAYSIAN,
  'must be a Malaysian number in quotes with as many digits as its prefix has, such as "+60321485511" or "+60123456789"',
);

export const postalCode = matching(/^\d{5}$/, 'must be five digits');

export const picture = matching(
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}(\.[0-9a-f]{10})?\.(avif|webp|png|jpe?g|gif|heic|heif|svg)$/i,
  'must be a file of the images folder: letters, digits, - and _, ending in .jpg, .jpeg, .png, .webp, .avif, .gif, .heic or .svg',
);
