import { hash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Returns the public id for the slugs of a company and its record, e.g. `toId('demo', 'dish',
 * 'kopi')`. The same slugs give the same id on every instance and import; ids of two companies
 * never collide. 80 bits, 16 characters of a–z and 2–7.
 */
export function toId(...slugs: readonly [string, ...string[]]): string {
  // Slugs contain no slash, so the joined text is unambiguous.
  const digest = hash('sha256', slugs.join('/'), 'buffer');
  let id = '';
  // Five bits a letter, most significant first.
  for (let bit = 0; bit < 80; bit += 5) {
    const pair = digest.readUInt16BE(bit >> 3);
    id += LETTERS.charAt((pair >> (11 - (bit & 7))) & 31);
  }
  return id;
}
