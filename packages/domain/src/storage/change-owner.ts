import type { Stored } from './stored.ts';

/**
 * Makes what the device keeps of one customer another's, who they are now.
 * @returns whether there was anything of theirs
 */
export function changeOwner<T extends { owner: string }>(
  stored: Stored<T>,
  from: string,
  to: string,
): boolean {
  const known = stored.read();
  if (known === null || known.owner !== from) return false;
  stored.write({ ...known, owner: to });
  return true;
}
