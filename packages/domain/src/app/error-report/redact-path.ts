import { GONE, normalize, type RemoveValues, removerOf } from './remove-values.ts';

/** Said by JavaScript engines of code, not of data: `(reading 'total')`. */
const OF_CODE = /\((?:reading|setting|evaluating) '[\w.$[\]()]{1,60}'\)/g;

/** In their order. Whoever quotes, quotes data; whoever quotes a part of a text has odd quotes. */
const PERSONAL: readonly RegExp[] = [
  /["“「].*["”」]/gs,
  /["“「].*/gs,
  /(?<!\w)['‘`].*['’`](?!\w)/gs,
  // PostgreSQL's `Key (phone_no)=(+60…)`, `Failing row contains (…)` and whatever assigns.
  /=\s*\(.*\)/gs,
  /(?<=contains )\(.*\)/gs,
  /(?<==)[^\s,;)]+/g,
  /(?<=\w)[?#][^\s)]*/g,
  /\bBearer \S+/gi,
  /\S+@\S+/g,
  // Phone numbers, as people write them, and whatever else is counted in long numbers.
  /\+?\d[\d\s().-]{3,}\d/g,
  // Tokens, guest ids, keys, and codes that mix letters and digits.
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Z_-])[\w-]{6,}\b/g,
  /\b(?=\w*\d)\w{12,}\b/g,
  // People's own letters and signs that no message of a program has.
  /[^\p{ASCII}…–—’→]+/gu,
];

/** How much of a message says what went wrong. */
const LONGEST = 300;

/** Most of a message that is looked at, in characters. */
const MOST = 5000;

/**
 * A message about a failure without what it may contain of a person. Known values go first, so that
 * no other rule can hide them. Then goes whatever is quoted or assigned, e-mail addresses, queries,
 * long numbers, tokens and codes. What is left is the template of the message.
 *
 * @param known what is known to be a person's, or a function that removes it.
 */
export function stripPersonal(
  message: string,
  known: Iterable<string> | RemoveValues = [],
): string {
  const remove = typeof known === 'function' ? known : removerOf(known);
  const kept: string[] = [];
  // What engines say of code is put aside, under a sign that no normalized message has.
  const aside = remove(normalize(message.slice(0, MOST))).replace(OF_CODE, (code) => {
    kept.push(code);
    return '\u0000';
  });
  const stripped = PERSONAL.reduce((text, pattern) => text.replace(pattern, GONE), aside);
  return stripped.replaceAll('\u0000', () => kept.shift() ?? '').slice(0, LONGEST);
}

/**
 * The path of an address, without its query. Segments that are a number or an e-mail address are
 * removed, and known values in any segment.
 */
export function redactPath(address: string, remove: RemoveValues = (text) => text): string {
  const path = address.replace(/^[a-z][a-z+-]*:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return path
    .split('/')
    .map((segment) => (/@|%40|^\+?\d{8,}$|^%2B\d+$/i.test(segment) ? GONE : segment))
    .map((segment) => {
      const plain = decode(segment);
      return remove(plain) === plain ? segment : GONE;
    })
    .join('/')
    .slice(0, LONGEST);
}

/** A segment as people read it; as it is if its escapes are broken. */
function decode(segment: string): string {
  try {
    return normalize(decodeURIComponent(segment.replaceAll('+', ' ')));
  } catch {
    return normalize(segment);
  }
}
