/** Returns a deep copy of a contract example with some fields replaced. */
export function sample<T extends object>(shown: T, fields: Partial<T> = {}): T {
  return { ...structuredClone(shown), ...fields };
}

/**
 * Returns the first item of an example's list.
 *
 * @throws Error if the list is empty
 */
export function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('The contract shows an empty list');
  return one;
}
