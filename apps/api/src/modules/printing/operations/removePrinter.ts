import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { recordStaffEvent } from '../../staff/index.ts';
import { requirePrinter, viewPrinters } from '../printers/printer-view.ts';
import { removePrinter as remove } from '../printers/printers.ts';

/** Removes a printer. Its address stops working at once. */
export const removePrinter: CounterHandler<'removePrinter'> = (context, { path }) => {
  const { db, company, staff, now } = context;
  return db.transaction(async (tx) => {
    const { id, branch_id: branchId, name } = await requirePrinter(tx, context, path.id);
    await remove(tx, company.id, id, now);
    const changes = [{ field: 'name', before: name, after: null }];
    const event = { operation: 'removePrinter', targetId: id, branchId, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return viewPrinters(tx, context, branchId);
  });
};
