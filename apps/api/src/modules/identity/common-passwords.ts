import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Words on which passwords are often based: names, words, clubs. Some are too short to be
 * passwords.
 */
const WORDS: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
);

/** Digit and key sequences chosen for their meaning or their position on the keyboard. */
const FIGURES: ReadonlySet<string> = new Set(
  `112233 223344 332211 102030 010203 121314 111222 222333 142536 159357 357159 147258 258369 369258
  147852 258456 258852 456852 741852 741963 852456 852963 963852 951753 753951 159753 951357 753159
  789456 456123 123654 654123 321654 123789 789123 123987 987123 246810 135790 135791 13579 24680
  520131 5201314 1314520 7758521 5211314 147896325 147258369 741852963 789456123 123654789 159357456
  112358 314159 3141592 271828 696969 420420 007007 110011 100100 200000 100000 123450 102938
  1029384756 0192837465 19283746 11112222 11223344 44332211 1122334455 123321123 12344321 1234554321
  123456654 12345678910 1234567899 12345679 1234512345 123698745 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t
  q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsxedc qweasd qweasdzxc asdzxc zaq12wsx zaq1xsw2 1qazxsw2 abc123
  abcd1234 a1b2c3 a1b2c3d4 123abc 1234abcd 123qwe qwe123 123asd asd123 zxc123 123zxc aa123456
  qwaszx zaqwsx 741258963 a123456 a12345 a1234567 a12345678 a123456789 123456a 12345a 1234567a 12345678a 123456789a 123456q
  12345q q12345 q123456 1a2b3c qwer1234 1234qwer asdf1234 zxcv1234 xxx123 1password p@ssw0rd1 pa55word`
    .split(/\s+/)
    .filter(Boolean),
);

/** Adjacent keys, and letters and digits in order. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb',
  '!@#$%^&*()',
];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** Common suffixes after a word. */
const ENDING =
  /(?:19[5-9]\d|20[0-3]\d|1234567?8?9?|12345?6?|12?3?|007|1314|168|520|786|888?|777|666|999|321|\d|11|22|69|77|99|00|01|10|13|21|23)?[!.@#*?]?$/;

const PLAIN: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Returns true for passwords that attackers try first. These are names and words with a common
 * suffix, adjacent keys, repetitions, palindromes of digits, well-known sequences, and the member's
 * phone number. Ignores case and, in words, digits and symbols in place of letters.
 *
 * @param phone E.164.
 */
export function isCommonPassword(password: string, phone: string): boolean {
  const typed = password.normalize('NFC').toLowerCase();
  return (
    isRepeated(typed) ||
    isMirrored(typed) ||
    FIGURES.has(typed) ||
    RUNS.some((run) => run.includes(typed)) ||
    isWord(typed) ||
    isOwnNumber(typed, phone)
  );
}

/**
 * True for a repeated group of one to five characters (`111111`, `passpass`) and for two runs of
 * one character each (`aaa111`).
 */
function isRepeated(typed: string): boolean {
  return /^(.{1,5})\1+$/u.test(typed) || /^(.)\1+(.)\2+$/u.test(typed);
}

/** True for digits that read the same backwards, such as `123321`. */
function isMirrored(typed: string): boolean {
  return /^\d+$/.test(typed) && [...typed].reverse().join('') === typed;
}

function isWord(typed: string): boolean {
  const plain = toLetters(typed);
  if (WORDS.has(typed) || WORDS.has(plain)) return true;
  const word = typed.replace(ENDING, '');
  return WORDS.has(word) || WORDS.has(toLetters(word));
}

function toLetters(typed: string): string {
  return typed.replaceAll(/[@431!0$57]/g, (figure) => PLAIN[figure] ?? figure);
}

function isOwnNumber(typed: string, phone: string): boolean {
  return /^\d+$/.test(typed) && phone.includes(typed.replace(/^0/, ''));
}
