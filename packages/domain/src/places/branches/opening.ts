import type { Branch } from '@claypot/sdk';
import type { OrderTaking } from '../../time/order-taking.ts';
import { isOpenAllDay } from './all-day.ts';
import { branchTakesOrders, type OrderHours } from './takes-orders.ts';

/** What a customer is told of a branch's hours. */
export interface BranchOpening {
  /** It is not closed, though its last orders may be over. */
  open: boolean;
  /** What it takes orders for. */
  orders: OrderTaking;
  /** Its usual hours go round the clock. */
  allDay: boolean;
  /** Today's opening; null on a day the branch stays closed. */
  today: { from: Temporal.Instant; to: Temporal.Instant } | null;
  /** Today's opening is the one its usual hours name. */
  asUsual: boolean;
  /** When it opens next; null while it takes orders at once, or when no opening is known. */
  next: { at: Temporal.Instant; day: 'today' | 'tomorrow' | 'later' } | null;
  /** Closed, and no next opening is known: there is no time to order for. */
  suspended: boolean;
}

type Hours = OrderHours & Pick<Branch, 'start_hour' | 'close_hour' | 'start_time' | 'end_time'>;

/**
 * The hours of a branch as they are `now`, in the branches' zone. A record that was loaded before
 * the branch opened no longer says that it is closed.
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
