import type { DraftEntry, DraftEntrySave } from '@claypot/sdk/counter';

/**
 * Returns the request that takes back a removal. An entry that customers know is still in the
 * list, as a removed one; any other one is added again.
 */
export function undoRemoval(
  { section, key, category, fields }: DraftEntry,
  present: readonly DraftEntry[],
): DraftEntrySave {
  const left = present.find((entry) => entry.key === key && entry.status === 'removed');
  return {
    section,
    key: left === undefined ? null : key,
    version: left?.version ?? null,
    category,
    fields,
  };
}
