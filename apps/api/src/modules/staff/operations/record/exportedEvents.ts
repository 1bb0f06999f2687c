import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { findExport } from '../../record/event-exports.ts';
import { findStaffEvents } from '../../record/event-reads.ts';
import { viewEventPage } from '../../record/event-view.ts';

/** Limit of the contract. */
const SIZE = 2000;

/** Returns one page of the events before the export, newest first. */
export const exportedEvents: CounterHandler<'exportedEvents'> = async (context, { body }) => {
  const { db, company, language } = context;
  const zone = company.time_zone;
  const filter = await findExport(context, body.export_id);
  const scope = { companyId: company.id, zone, filter };
  const before = body.before ?? body.export_id;
  const rows = await findStaffEvents(db, scope, { before, size: SIZE, language });
  return viewEventPage(rows, SIZE, zone);
};
