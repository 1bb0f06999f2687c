import { offeredSlots } from '@claypot/domain/time';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Branch, findBranch, hoursOf } from '../../ordering/branches.ts';
import type { Wire } from '../wire.ts';
import { readPlace, viewBranch } from './branch-view.ts';

/** One branch, with the days and times it can be visited on. */
export const branchDetail: Handler<'branchDetail'> = async (context, { path, body }) => {
  const branch = await findBranch(context.db, context.company.id, path.id);
  if (branch === null) throw new Refusal('NOT_FOUND');
  return { ...viewBranch(branch, context, readPlace(body)), ...visitTimes(branch, context.now) };
};

function visitTimes(
  branch: Branch,
  now: Temporal.Instant,
): Pick<Wire['Branch'], 'date_list' | 'date_dropdown_list'> {
  if (!branch.is_able_reservation) return { date_list: [], date_dropdown_list: [] };
  const days = offeredSlots(hoursOf(branch), now)
    .filter(({ slots }) => slots.length > 0)
    .map(({ date, slots }) => ({
      date: date.toString(),
      time_list: slots.map((slot) => wallTime(slot, branch.time_zone)),
    }));
  return { date_list: days.map(({ date }) => date), date_dropdown_list: days };
}

function wallTime(instant: Temporal.Instant, zone: string): string {
  return instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
}
