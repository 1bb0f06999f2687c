import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { changesBetween, recordStaffEvent } from '../../staff/index.ts';
import { requirePrinter, viewPrinter } from '../printers/printer-view.ts';
import { updatePrinter as store } from '../printers/printers.ts';

/** Changes what a printer prints. Kind and address stay. */
export const updatePrinter: CounterHandler<'updatePrinter'> = (context, { path, body }) => {
  const { db, company, staff, now } = context;
  return db.transaction(async (tx) => {
    const before = await requirePrinter(tx, context, path.id);
    await store(tx, company.id, before.id, body);
    const changes = changesBetween(before, body);
    const event = { operation: 'updatePrinter', targetId: before.id, branchId: before.branch_id };
    await recordStaffEvent(tx, company.id, staff, { ...event, changes }, now);
    return viewPrinter(await requirePrinter(tx, context, path.id), company.time_zone);
  });
};
