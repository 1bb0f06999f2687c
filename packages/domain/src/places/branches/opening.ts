import type { Branch } from '@claypot/sdk';
import type { OrderTaking } from '../../time/order-taking.ts';
import { isOpenAllDay } from './all-day.ts';
import { branchTakesOrders, type OrderHours } from './takes-orders.ts';

/** Opening hours of a branch to show to a customer. */
export interface BranchOpening {
  /** True if it is not closed. Its last orders may be over. */
  open: boolean;
  /** Times for which it accepts orders. */
  orders: OrderTaking;
  /** True if it is usually open around the clock. */
  allDay: boolean;
  /** Opening hours today; null if closed all day. */
  today: { from: Temporal.Instant; to: Temporal.Instant } | null;
  /** True if today's hours are the usual ones. */
  asUsual: boolean;
  /** Next opening; null if it accepts orders now, or if unknown. */
  next: { at: Temporal.Instant; day: 'today' | 'tomorrow' | 'later' } | null;
  /** True if it is closed without a known next opening, so that no order is possible. */
  suspended: boolean;
}

type Hours = OrderHours & Pick<Branch, 'start_hour' | 'close_hour' | 'start_time' | 'end_time'>;

/**
 * Returns the opening hours at `now`, which must be in the time zone of the branch. Also correct
 * for a record loaded before the branch opened.
 */
export function branchOpening(branch: Hours, now: Temporal.ZonedDateTime): BranchOpening {
  const { start_time, end_time, next_open_time } = branch;
  const next = next_open_time === null ? null : Temporal.Instant.from(next_open_time);
  const orders = branchTakesOrders(branch, now.toInstant());
  const open = orders !== 'none';
  const today =
    start_time === null || end_time === null
      ? null
      : { from: Temporal.Instant.from(start_time), to: Temporal.Instant.from(end_time) };
  const wallClock = (at: Temporal.Instant) =>
    at.toZonedDateTimeISO(now.timeZoneId).toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    open,
    orders,
    allDay: isOpenAllDay(branch),
    today,
    asUsual:
      today !== null &&
      wallClock(today.from) === branch.start_hour &&
      wallClock(today.to) === branch.close_hour,
    next: orders === 'now' || next === null ? null : { at: next, day: dayOf(next, now) },
    suspended: !open && next === null,
  };
}

function dayOf(at: Temporal.Instant, now: Temporal.ZonedDateTime): 'today' | 'tomorrow' | 'later' {
  const day = at.toZonedDateTimeISO(now.timeZoneId).toPlainDate();
  const today = now.toPlainDate();
  if (day.equals(today)) return 'today';
  return day.equals(today.add({ days: 1 })) ? 'tomorrow' : 'later';
}
