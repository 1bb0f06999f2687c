/** What stands where something was taken out. */
const GONE = '…';

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

/** Values of fewer letters are in every other word. */
const LEAST = 3;
/** How much of a message says what went wrong. */
const LONGEST = 300;

/**
 * A message about a failure without what it may say of a person: whatever is quoted or assigned,
 * addresses of e-mail and the queries of addresses, long numbers, tokens and codes, and `known`,
 * whatever the one who tells it knows to be somebody's. What is left says what went wrong.
 */
export function stripPersonal(message: string, known: Iterable<string> = []): string {
  const kept: string[] = [];
  // What engines say of code is put aside, under a sign that no message has.
  const aside = message
    .slice(0, 5000)
    .replaceAll('\u0000', '')
    .replace(OF_CODE, (code) => {
      kept.push(code);
      return '\u0000';
    });
  const unknown = withoutKnown(aside, known);
  const stripped = PERSONAL.reduce((text, pattern) => text.replace(pattern, GONE), unknown);
  return stripped.replaceAll('\u0000', () => kept.shift() ?? '').slice(0, LONGEST);
}

/** The path of an address, without its query; a segment that is a number or an address of somebody is gone. */
export function pathWithoutPersonal(address: string): string {
  const path = address.replace(/^[a-z][a-z+-]*:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return path
    .split('/')
    .map((segment) => (/@|%40|^\+?\d{8,}$|^%2B\d+$/i.test(segment) ? GONE : segment))
    .join('/')
    .slice(0, LONGEST);
}

function withoutKnown(message: string, known: Iterable<string>): string {
  let text = message;
  const longestFirst = [...new Set(known)]
    .map((each) => each.trim())
    .filter((each) => each.length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
  for (const each of longestFirst) text = text.replaceAll(insensitive(each), GONE);
  return text;
}

function insensitive(text: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi');
}
