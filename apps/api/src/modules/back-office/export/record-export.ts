import type { CounterContext } from '../../../contract/counter/context.ts';
import { recordStaffEvent } from '../../staff/index.ts';

/** Records who has exported the restaurant, and as what. */
export async function recordExport(
  { db, company, staff, now }: CounterContext,
  operation: 'exportRestaurant' | 'exportSheet',
  file: string,
): Promise<void> {
  const event = {
    operation,
    targetId: null,
    branchId: staff.device?.branchId ?? null,
    changes: [{ field: 'file', before: null, after: file }],
  };
  await db.transaction((tx) => recordStaffEvent(tx, company.id, staff, event, now));
}
