import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { startExport } from '../../record/event-exports.ts';
import { eventCondition } from '../../record/event-filter.ts';
import { countStaffEvents } from '../../record/event-reads.ts';

/** Records an export of the record of actions. Returns its id and the number of its events. */
export const exportEvents: CounterHandler<'exportEvents'> = async (context, { body: filter }) => {
  const { db, company } = context;
  const scope = { companyId: company.id, zone: company.time_zone, filter };
  // Rejects a wrong range before the export is recorded.
  await eventCondition(db, scope);
  const id = await startExport(context, filter);
  return { id, total: await countStaffEvents(db, scope, id) };
};
