import type { CounterContext } from '../../../../../contract/counter/context.ts';
import type { Transaction } from '../../../../../platform/db/db.ts';
import { inLanguage } from '../../../../../shared/text/translated-text.ts';
import type { Branch } from '../../../../company/index.ts';
import type { ChangedItem } from '../../../../menu/index.ts';
import { recordStaffEvent } from '../../../../staff/index.ts';

interface ItemAction {
  readonly operation: 'setSoldOut' | 'setPortions';
  readonly branch: Branch;
  readonly itemId: string;
}

/** Records a change of an item with its name as the person saw it. Records nothing without one. */
export async function recordItem(
  tx: Transaction,
  { company, staff, now, language }: CounterContext,
  { operation, branch, itemId }: ItemAction,
  { name, changes }: ChangedItem,
): Promise<void> {
  if (changes.length === 0) return;
  const item = { field: 'item', before: null, after: inLanguage(name, language) };
  const event = {
    operation,
    targetId: itemId,
    branchId: branch.id,
    changes: [item, ...changes],
  };
  await recordStaffEvent(tx, company.id, staff, event, now);
}
