import type { Stored } from './stored.ts';

/**
 * Transfers a stored record from one owner to another.
 *
 * @returns true if there was a record of `from`
 */
export function changeOwner<T extends { owner: string }>(
  stored: Stored<T>,
  from: string,
  to: string,
): boolean {
  const record = stored.read();
  if (record === null || record.owner !== from) return false;
  stored.write({ ...record, owner: to });
  return true;
}
