import { createHash } from 'node:crypto';

/**
 * The public id of a thing, from the slugs that lead to it: the company's, then its own, e.g.
 * `toId('demo', 'dish', 'kopi')`. The same slugs give the same id on every instance and at every
 * import; two companies' things never share one. 80 bits, 16 characters of a–z and 2–7.
 */
export function toId(...slugs: readonly [string, ...string[]]): string {
  // No slug has a slash, so the joined text has one reading.
  const digest = createHash('sha256').update(slugs.join('/')).digest();
  let bits = 0n;
  for (const byte of digest.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 16 }, (_, index) => {
    const five = Number((bits >> BigInt(75 - 5 * index)) & 31n);
    return 'abcdefghijklmnopqrstuvwxyz234567'.charAt(five);
  }).join('');
}
