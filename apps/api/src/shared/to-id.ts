import { createHash } from 'node:crypto';

/**
 * Returns the public id for the slugs of a company and its record, e.g. `toId('demo', 'dish',
 * 'kopi')`. The same slugs give the same id on every instance and import; ids of two companies
 * never collide. 80 bits, 16 characters of a–z and 2–7.
 */
export function toId(...slugs: readonly [string, ...string[]]): string {
  // Slugs contain no slash, so the joined text is unambiguous.
  const digest = createHash('sha256').update(slugs.join('/')).digest();
  let bits = 0n;
  for (const byte of digest.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 16 }, (_, index) => {
    const five = Number((bits >> BigInt(75 - 5 * index)) & 31n);
    return 'abcdefghijklmnopqrstuvwxyz234567'.charAt(five);
  }).join('');
}
