import type { Branch, SpecialDays } from '@claypot/sdk';
import { type Opening, openingsOn } from '../../time/opening-hours.ts';
import type { OrderTaking } from '../../time/order-taking.ts';
import { branchTakesOrders, type OrderHours } from './takes-orders.ts';
import { isOpenAllDay } from './week-hours.ts';

/** Opening hours of a branch to show to a customer. */
export interface BranchOpening {
  /** True if it is not closed. Its last orders may be over. */
  open: boolean;
  /** Times for which it accepts orders. */
  orders: OrderTaking;
  /** True if it is open around the clock on all days of the week, and no other hours are near. */
  allDay: boolean;
  /** Periods that begin today, several if the branch takes a break; empty if there are none. */
  today: readonly Opening[];
  /** Days with other hours from today on, by date. */
  specialDays: readonly SpecialDay[];
  /** Next opening; null if it accepts orders now, or if unknown. */
  next: { at: Temporal.Instant; day: 'today' | 'tomorrow' | 'later' } | null;
  /** True if it is closed without a known next opening, so that no order is possible. */
  suspended: boolean;
}

/** A day with other hours than its weekday. */
export interface SpecialDay {
  readonly date: Temporal.PlainDate;
  readonly isToday: boolean;
  /** Null without a name. */
  readonly name: string | null;
  /** "HH:MM"; empty if the branch is closed. */
  readonly periods: readonly { readonly open: string; readonly close: string }[];
}

type Hours = OrderHours & Pick<Branch, 'special_days' | 'week_hours'>;

/**
 * Returns the opening hours at `now`, which must be in the time zone of the branch. Also correct
 * for a record loaded before the branch opened.
 */
export function branchOpening(branch: Hours, now: Temporal.ZonedDateTime): BranchOpening {
  const { next_open_time, special_days, week_hours } = branch;
  const next = next_open_time === null ? null : Temporal.Instant.from(next_open_time);
  const orders = branchTakesOrders(branch, now.toInstant());
  const open = orders !== 'none';
  const specialDays = specialDaysFrom(now.toPlainDate(), special_days);
  const hours = { zone: now.timeZoneId, ranges: week_hours, specialDays: special_days };
  return {
    open,
    orders,
    allDay: isOpenAllDay(week_hours) && specialDays.length === 0,
    today: openingsOn(hours, now.toPlainDate()),
    specialDays,
    next: orders === 'now' || next === null ? null : { at: next, day: dayOf(next, now) },
    suspended: !open && next === null,
  };
}

/** Returns the days with other hours from a date on. Leaves out those of an old record. */
export function specialDaysFrom(
  today: Temporal.PlainDate,
  days: SpecialDays,
): readonly SpecialDay[] {
  return days.flatMap(({ date: text, name, periods }) => {
    const date = Temporal.PlainDate.from(text);
    if (Temporal.PlainDate.compare(date, today) < 0) return [];
    return [{ date, isToday: date.equals(today), name, periods }];
  });
}

function dayOf(at: Temporal.Instant, now: Temporal.ZonedDateTime): 'today' | 'tomorrow' | 'later' {
  const day = at.toZonedDateTimeISO(now.timeZoneId).toPlainDate();
  const today = now.toPlainDate();
  if (day.equals(today)) return 'today';
  return day.equals(today.add({ days: 1 })) ? 'tomorrow' : 'later';
}
