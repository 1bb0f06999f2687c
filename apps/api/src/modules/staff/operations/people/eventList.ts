import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { wireInstant } from '../../../../contract/wire.ts';
import { findStaffEvents, PAGE_SIZE } from '../../record/event-reads.ts';

/** Returns one page of the record of actions, newest first. */
export const eventList: CounterHandler<'eventList'> = async (context, { body }) => {
  const { db, company } = context;
  const rows = await findStaffEvents(db, company.id, {
    branchId: body.branch_id,
    staffId: body.staff_id,
    targetId: body.target_id,
    before: body.before,
  });
  const page = rows.slice(0, PAGE_SIZE);
  return {
    events: page.map(({ position, at, ...event }) => ({
      id: position,
      at: wireInstant(at, company.time_zone),
      ...event,
    })),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.position ?? null) : null,
  };
};
