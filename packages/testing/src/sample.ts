/** A copy of what the contract shows, with the fields that its reader cares about. */
export function sample<T extends object>(shown: T, fields: Partial<T> = {}): T {
  return { ...structuredClone(shown), ...fields };
}

/**
 * The first of what the contract shows a list of.
 * @throws Error when it shows none
 */
export function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('The contract shows an empty list');
  return one;
}
