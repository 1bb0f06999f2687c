import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { findStaffEvents } from '../../record/event-reads.ts';
import { viewEventPage } from '../../record/event-view.ts';

/** Limit of the contract. */
const SIZE = 100;

/** Returns one page of the record of actions, newest first. */
export const eventList: CounterHandler<'eventList'> = async (
  { db, company, language },
  { body: { before, ...filter } },
) => {
  const zone = company.time_zone;
  const scope = { companyId: company.id, zone, filter };
  const rows = await findStaffEvents(db, scope, { before, size: SIZE, language });
  return viewEventPage(rows, SIZE, zone);
};
