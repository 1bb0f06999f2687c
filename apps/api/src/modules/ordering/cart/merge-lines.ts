import { MOST_PIECES } from './carts.ts';

/** The properties of a cart line that merging needs. */
export interface MergeableLine {
  readonly id: string;
  readonly qty: number;
  /** Equal for the same item with the same choices. */
  readonly key: string;
}

export interface MergedLine {
  readonly id: string;
  readonly qty: number;
  /** Id of the guest's line that was merged into this one; null if none. */
  readonly absorbed: string | null;
}

/**
 * Merges a guest's lines into a member's cart. Equal lines are added up, limited to the maximum of
 * a line; all others stay unchanged. Member lines come first.
 */
export function mergeLines(
  member: readonly MergeableLine[],
  guest: readonly MergeableLine[],
): MergedLine[] {
  const arriving = new Map(guest.map((line) => [line.key, line]));
  const memberLines = member.map(({ id, qty, key }) => {
    const equal = arriving.get(key);
    arriving.delete(key);
    if (equal === undefined) return { id, qty, absorbed: null };
    return { id, qty: Math.min(MOST_PIECES, qty + equal.qty), absorbed: equal.id };
  });
  return [
    ...memberLines,
    ...[...arriving.values()].map(({ id, qty }) => ({ id, qty, absorbed: null })),
  ];
}
