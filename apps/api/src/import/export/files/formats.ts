import type { Fields, Value } from '../../read/fields-value.ts';
import type { Words } from '../rows/named.ts';

/** Formats sen as RM with two decimals. */
export function formatPrice(sen: number): string {
  const digits = String(sen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns undefined for an amount that the importer assumes anyway. */
export function priceUnless(omitted: number | null, sen: number | null): string | undefined {
  return sen === null || sen === omitted ? undefined : formatPrice(sen);
}

export function countUnless(omitted: number | null, count: number | null): string | undefined {
  return count === null || count === omitted ? undefined : String(count);
}

export function flagUnless(omitted: boolean, flag: boolean): string | undefined {
  return flag === omitted ? undefined : String(flag);
}

/** Returns undefined for an empty list, which the importer assumes. */
export function listUnlessEmpty(list: readonly Value[]): readonly Value[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Text in both languages. */
export function formatWords({ en, zh_CN }: Words): Fields {
  return { en, zh_CN };
}

/** Text that may be the same in all languages. */
export function formatMaybeTranslated(words: Words): Value {
  return words.zh_CN === undefined ? words.en : formatWords(words);
}

/** Texts that are stored as empty if there is none. */
export function wordsUnlessEmpty(words: Words): Value | undefined {
  return words.en === '' ? undefined : formatMaybeTranslated(words);
}

/**
 * Formats an instant in the company's zone, or in UTC if the zone's offset then had seconds, as
 * before railways.
 */
export function formatInstant(instant: string, timeZone: string): string {
  const moment = Temporal.Instant.from(instant);
  const { offsetNanoseconds } = moment.toZonedDateTimeISO(timeZone);
  const zone = offsetNanoseconds % 60_000_000_000 === 0 ? timeZone : 'UTC';
  return moment.toString({ timeZone: zone });
}

/** Fields of an item's pictures. The default picture is omitted. */
export function formatImages(images: readonly string[], defaultImage: string): Fields {
  const [first = ''] = images;
  if (images.length > 1) return { images: images };
  return { image: first === defaultImage ? undefined : first };
}
