import type { DraftFields } from '@claypot/sdk/counter';
import { textOf } from './value.ts';
import { wordsOf } from './words.ts';

/**
 * Returns an identity for a record without one, which another field refers to before the record is
 * saved. It is derived from the English name and differs from the others of its list.
 */
export function newIdentity(
  name: DraftFields[string] | undefined,
  others: readonly DraftFields[],
): string {
  const taken = new Set(others.map(({ slug }) => textOf(slug)));
  const words = wordsOf(name)
    .en.normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['choice'];
  const base = words.join('-').slice(0, 60).replace(/-$/, '');
  const number = Array.from({ length: others.length + 1 }, (_, index) => index + 1).find(
    (each) => !taken.has(each === 1 ? base : `${base}-${each}`),
  );
  return number === undefined || number === 1 ? base : `${base}-${number}`;
}
