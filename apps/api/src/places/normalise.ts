/**
 * Text as it is looked up: small letters without marks, words apart by one space. Dots and
 * apostrophes fall away, so that "H.S. Lee" is found by "hs lee".
 */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}.'’]/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
