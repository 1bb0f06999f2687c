import type { Stored } from './stored.ts';

/** Makes what the device keeps of one customer another's, who they are now. */
export function changeOwner<T extends { owner: string }>(
  stored: Stored<T>,
  from: string,
  to: string,
): void {
  const known = stored.read();
  if (known !== null && known.owner === from) stored.write({ ...known, owner: to });
}
