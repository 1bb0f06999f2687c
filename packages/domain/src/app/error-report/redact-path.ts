import { normalize, REDACTED, type RemoveValues, removerOf } from './remove-values.ts';

/** Quotes that JavaScript engines make of code, not of data: `(reading 'total')`. */
const OF_CODE = /\((?:reading|setting|evaluating) '[\w.$[\]()]{1,60}'\)/g;

/**
 * Patterns of personal data, applied in this order. Quoted text is data; a truncated message may
 * have an unbalanced quote.
 */
const PERSONAL: readonly RegExp[] = [
  /["“「].*["”」]/gs,
  /["“「].*/gs,
  /(?<!\w)['‘`].*['’`](?!\w)/gs,
  // PostgreSQL's `Key (phone_no)=(+60…)`, `Failing row contains (…)` and other assignments.
  /=\s*\(.*\)/gs,
  /(?<=contains )\(.*\)/gs,
  /(?<==)[^\s,;)]+/g,
  /(?<=\w)[?#][^\s)]*/g,
  /\bBearer \S+/gi,
  /\S+@\S+/g,
  // Phone numbers in common spellings, and other long numbers.
  /\+?\d[\d\s().-]{3,}\d/g,
  // Tokens, guest ids, keys, and codes that mix letters and digits.
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Z_-])[\w-]{6,}\b/g,
  /\b(?=\w*\d)\w{12,}\b/g,
  // Letters and signs outside ASCII, which no program message contains.
  /[^\p{ASCII}…–—’→]+/gu,
];

/** Maximum length of the result, in characters. */
const LONGEST = 300;

/** Maximum length of the input that is processed, in characters. */
const MOST = 5000;

/**
 * Returns an error message without personal data, of at most 300 characters. Removes known values
 * first, so that no other rule hides them. Then removes quoted or assigned text, email addresses,
 * queries, long numbers, tokens, codes and non-ASCII letters. The template of the message remains.
 *
 * @param known personal values, or a function that removes them
 */
export function stripPersonal(
  message: string,
  known: Iterable<string> | RemoveValues = [],
): string {
  const remove = typeof known === 'function' ? known : removerOf(known);
  const kept: string[] = [];
  // Quotes of code are replaced by a placeholder that no normalised message contains.
  const aside = remove(normalize(message.slice(0, MOST))).replace(OF_CODE, (code) => {
    kept.push(code);
    return '\u0000';
  });
  const stripped = PERSONAL.reduce((text, pattern) => text.replace(pattern, REDACTED), aside);
  return stripped.replaceAll('\u0000', () => kept.shift() ?? '').slice(0, LONGEST);
}

/**
 * Returns the path of a URL without its query, of at most 300 characters. Replaces segments that
 * are a number of 8 or more digits, a phone number, an email address or contain a known value.
 */
export function redactPath(address: string, remove: RemoveValues = (text) => text): string {
  const path = address.replace(/^[a-z][a-z+-]*:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return path
    .split('/')
    .map((segment) => (/@|%40|^\+?\d{8,}$|^%2B\d+$/i.test(segment) ? REDACTED : segment))
    .map((segment) => {
      const plain = decode(segment);
      return remove(plain) === plain ? segment : REDACTED;
    })
    .join('/')
    .slice(0, LONGEST);
}

/** Decodes and normalises a segment. Malformed escapes remain undecoded. */
function decode(segment: string): string {
  try {
    return normalize(decodeURIComponent(segment.replaceAll('+', ' ')));
  } catch {
    return normalize(segment);
  }
}
