import { MOST_PIECES } from './carts.ts';

/** A line as far as merging goes. */
export interface MergeableLine {
  readonly id: string;
  readonly qty: number;
  /** The same for the same item with the same choices. */
  readonly key: string;
}

/** A line of the merged cart. */
export interface MergedLine {
  readonly id: string;
  readonly qty: number;
  /** The guest's line that became part of it; null where it stands alone. */
  readonly absorbed: string | null;
}

/**
 * Puts a guest's lines into a member's cart. Equal lines become the member's, with the pieces of
 * both and never more than a line may hold; every other line stays what it is.
 */
export function mergeLines(
  member: readonly MergeableLine[],
  guest: readonly MergeableLine[],
): MergedLine[] {
  const arriving = new Map(guest.map((line) => [line.key, line]));
  const kept = member.map(({ id, qty, key }) => {
    const equal = arriving.get(key);
    arriving.delete(key);
    if (equal === undefined) return { id, qty, absorbed: null };
    return { id, qty: Math.min(MOST_PIECES, qty + equal.qty), absorbed: equal.id };
  });
  return [...kept, ...[...arriving.values()].map(({ id, qty }) => ({ id, qty, absorbed: null }))];
}
