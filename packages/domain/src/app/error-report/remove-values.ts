/** What is left in the place of a removed text. */
export const GONE = '…';

/** Shorter values and words are in every other word of a message. */
const LEAST = 2;
/** Values of so many letters are removed inside other words, too. */
const LEAST_WITHIN = 3;
/** Digits of a phone number without its prefix, as numbering plans have them. */
const PHONE = { least: 7, most: 14 };

/**
 * Words of programs. A value that has one of them among its words, such as a dish called "Set for
 * two", does not take it out of every message. As a whole value it is removed all the same.
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

/** Removes everything that is known to be a person's from a text. */
export type RemoveValues = (text: string) => string;

/**
 * Prepares the removal of known values: each as a whole, each of its words, and phone numbers in
 * every spelling, without regard to case, width or invisible characters.
 *
 * @param known values such as what was typed, the session and what is stored on the device.
 * @returns a function whose result is normalized (NFKC) and holds none of them.
 */
export function removerOf(known: Iterable<string>): RemoveValues {
  const values = [...new Set(Array.from(known, normalize))].filter(
    (value) => value.length >= LEAST || /[^\p{ASCII}]/u.test(value),
  );
  const words = new Set(values.flatMap(wordsOf));
  const wholes = values
    .filter((value) => value.length >= LEAST_WITHIN)
    .map((value) => ({ value, compared: comparable(value) }))
    .toSorted((one, other) => other.value.length - one.value.length);
  for (const value of values) if (value.length < LEAST_WITHIN) words.add(value.toLowerCase());
  const phones = values.flatMap(phonePattern);
  return (text) => {
    const spelled = phones.reduce((left, phone) => left.replace(phone, GONE), normalize(text));
    const compared = comparable(spelled);
    // A device stores thousands of values: expressions are made only for those that are there.
    return wholes
      .filter((whole) => compared.includes(whole.compared))
      .reduce((left, { value }) => left.replace(patternOf(value), GONE), spelled)
      .replaceAll(WORD, (word) => (words.has(word.toLowerCase()) ? GONE : word));
  };
}

function comparable(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** One form for each text: full-width letters are narrow, format characters and control codes gone. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .trim();
}

/** Words of a value of several, in lower case, without those of programs. */
function wordsOf(value: string): string[] {
  const words = value.toLowerCase().match(WORD) ?? [];
  return words.length < 2
    ? []
    : words.filter((word) => word.length >= LEAST && !PROGRAM_WORDS.has(word));
}

/** Between the digits of a number. */
const BETWEEN = '[\\s()._/+-]{0,3}';

/** A phone number in any spelling: national or international, with any separators. */
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
