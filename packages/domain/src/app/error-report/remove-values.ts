/** Replacement of removed text. */
export const REDACTED = '…';

/**
 * Minimum length of a removed value or word. Shorter ones occur in too many other words. A single
 * non-ASCII character is still removed.
 */
const LEAST = 2;
/** Minimum length of values that are also removed inside other words. */
const MIN_VALUE_LENGTH = 3;
/** Number of digits of a phone number without its prefix. */
const PHONE = { least: 7, most: 14 };

/**
 * Common words of error messages. A value that contains one, such as a dish "Set for two", does not
 * remove the word from every message. The whole value is still removed.
 */
const PROGRAM_WORDS = new Set(
  `a an and api array as assigned at await bad be before body boolean call called cannot cart case
  change class code column connection constant constructor convert could data database date default
  defined delete does element empty error event execute expected fail failed fetch field file for
  found from function get has have id import in index initialized input instance instanceof invalid
  is it iterable json key length line list load loading map maximum message missing module name network
  new no node not null number object of offline on only open operation option or order out page
  parameter parse path private promise properties property range read reading reference rejected
  request required resolve response return row script server set setting size source stack state
  status step store string symbol syntax table test text than that the this time timeout to token
  too transaction true false try type undefined unexpected unhandled uncaught unknown update url
  user valid value was when where while window with within without worker write`.split(/\s+/),
);

/** Removes all known personal values from a text. */
export type RemoveValues = (text: string) => string;

/**
 * Returns a function that removes known values from a text. It removes whole values, each of their
 * words except common words of programs, and phone numbers in every spelling. Ignores case, width
 * and invisible characters.
 *
 * @param known personal values, for example typed text, the session and the device's storage
 * @returns a function that returns the text normalised (NFKC) and without the values
 */
export function removerOf(known: Iterable<string>): RemoveValues {
  const values = [...new Set(Array.from(known, normalize))].filter(
    (value) => value.length >= LEAST || /[^\p{ASCII}]/u.test(value),
  );
  const words = new Set(values.flatMap(wordsOf));
  const completeValues = values
    .filter((value) => value.length >= MIN_VALUE_LENGTH)
    .map((value) => ({ value, compared: comparable(value) }))
    .toSorted((one, other) => other.value.length - one.value.length);
  for (const value of values) if (value.length < MIN_VALUE_LENGTH) words.add(value.toLowerCase());
  const phones = values.flatMap(phonePattern);
  return (text) => {
    const spelled = phones.reduce((left, phone) => left.replace(phone, REDACTED), normalize(text));
    const compared = comparable(spelled);
    // A device stores thousands of values, so expressions are built only for values that occur.
    return completeValues
      .filter((whole) => compared.includes(whole.compared))
      .reduce((left, { value }) => left.replace(patternOf(value), REDACTED), spelled)
      .replaceAll(WORD, (word) => (words.has(word.toLowerCase()) ? REDACTED : word));
  };
}

function comparable(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Normalises a text: narrows full-width letters, removes format and control characters. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .trim();
}

/** Returns the words of a multi-word value in lower case, without program words. */
function wordsOf(value: string): string[] {
  const words = value.toLowerCase().match(WORD) ?? [];
  return words.length < 2
    ? []
    : words.filter((word) => word.length >= LEAST && !PROGRAM_WORDS.has(word));
}

/** Separators allowed between the digits of a phone number. */
const BETWEEN = '[\\s()._/+-]{0,3}';

/**
 * Returns a pattern of the phone number in any spelling: national or international, with any
 * separators. Returns an empty array if the value is not a phone number.
 */
function phonePattern(value: string): RegExp[] {
  if (/\p{L}/u.test(value)) return [];
  const digits = value.replaceAll(/\D/g, '').replace(/^(?:00)?60|^0/, '');
  if (digits.length < PHONE.least || digits.length > PHONE.most) return [];
  const prefix = `(?:\\+?(?:00)?6${BETWEEN}0${BETWEEN}(?:0\\)${BETWEEN})?|0${BETWEEN})?`;
  return [new RegExp(`${prefix}${[...digits].join(BETWEEN)}`, 'g')];
}

function patternOf(text: string): RegExp {
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
  return new RegExp(literal, 'giu');
}
