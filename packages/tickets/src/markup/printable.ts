/**
 * Returns a text as one line of characters that a receipt printer has: no control or format
 * characters, no combining marks without a composed form, and `?` for characters outside the basic
 * plane, such as emoji.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u{10000}-\u{10FFFF}]|[\p{Cs}\p{Co}\p{Cn}]/gu, '?')
    .replace(/\p{M}|[\p{Cf}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll('\u2212', '-')
    .trim()
    .normalize('NFC');
}

/** Characters with a meaning in a receiptline document. */
const MARKUP = /[\\{}|_"`^~=-]/g;

/** Returns a text without markup: receiptline prints each of its characters. */
export function escapeText(text: string): string {
  return printable(text).replace(
    MARKUP,
    (character) => `\\x${character.charCodeAt(0).toString(16)}`,
  );
}
