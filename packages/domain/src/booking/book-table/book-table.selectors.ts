import type { Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { type FormView, selectForm } from '../../machines/form/form.selectors.ts';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { PartOfDay } from '../../time/part-of-day.ts';
import type { BookingFormValues } from '../form/booking-form.schema.ts';
import { blankBooking, partyOf } from '../form/booking-form.ts';
import { takesBookings } from '../times/bookable-branch.ts';
import {
  type BookableDay,
  type BookableTime,
  bookableDays,
  firstDay,
  nearestFree,
  timesByPart,
  type VisitProblem,
  visitProblem,
} from '../times/bookable-days.ts';
import type { VisitSlot } from '../times/visit-slot.ts';
import type { bookTableMachine } from './book-table.machine.ts';

export type BookTableSnapshot = SnapshotFrom<typeof bookTableMachine>;

export interface BookTableView {
  /** Status of the branch; `notFound` if it does not exist. */
  status: 'loading' | 'ready' | 'notFound' | 'failed';
  branch: Branch | null;
  /** Phone number to call if the branch takes no bookings; else null. */
  sorry: { contact_no: string } | null;
  form: FormView<BookingFormValues>;
  /** True if the entered number of guests is below 1. */
  tooSmall: boolean;
  /**
   * Maximum party size and phone number to call, if the branch takes bookings but the party exceeds
   * its seats; else null. Neither days nor times are offered then, because they would all be full.
   */
  tooLarge: { most: number; contact_no: string } | null;
  /** Days to choose from: null until loaded, empty if none is left. */
  days: BookableDay[] | null;
  /**
   * Times of the chosen day by part of day, including full ones; empty if no day is chosen or the
   * day is not offered.
   */
  times: { part: PartOfDay; times: BookableTime[] }[];
  /**
   * The chosen time, with the reason and the nearest free times if it is unavailable; null if no
   * time is chosen.
   */
  chosen: (VisitSlot & { problem: VisitProblem | null; nearest: VisitSlot[] }) | null;
  /**
   * True while the shown times are for another party size than the entered one. The chosen time
   * then shows no problem.
   */
  updating: boolean;
  /** True if the last refresh failed or is slow: times may have filled up meanwhile. */
  stale: boolean;
  error: ErrorCode | null;
}

/**
 * Returns the view of the table booking page.
 * @param now local time of the branches, in the company's zone
 */
export function selectBookTable(
  snapshot: BookTableSnapshot,
  now: Temporal.ZonedDateTime,
): BookTableView {
  const { context, children } = snapshot;
  const { data, error, stale, status } = selectChildQuery(children.times);
  const known = formOf(snapshot);
  const bookable = context.bookable ?? data;
  const branch = bookable?.branch ?? null;
  const party = partyOf(known.values);
  // The entered number, because `party` is null for one that no request accepts.
  const tooLargeParty = branch && tooLarge(branch, known.values.number_of_seats);
  const days = bookableDaysOf(branch, tooLargeParty !== null, now);
  const form = { ...known, values: withDay(known.values, days ?? []) };
  const { date, time } = form.values;
  // Times of another party size do not apply to this one.
  const updating = bookable !== null && party !== null && bookable.number_of_seats !== party;
  return {
    status: status === 'empty' ? 'ready' : status,
    branch,
    sorry: branch && !takesBookings(branch) ? { contact_no: branch.contact_no } : null,
    form,
    tooSmall: form.values.number_of_seats !== null && form.values.number_of_seats < 1,
    tooLarge: tooLargeParty,
    days,
    times: timesByPart(days?.find((day) => date?.equals(day.date))?.times ?? []),
    chosen:
      date && time !== null && tooLargeParty === null
        ? chosen(updating ? null : days, { date, time }, now)
        : null,
    updating,
    stale,
    error,
  };
}

function formOf({ children, context }: BookTableSnapshot): FormView<BookingFormValues> {
  const { form } = children;
  if (form !== undefined) return selectForm(form.getSnapshot());
  return {
    values: blankBooking(context.branch_id),
    errors: {},
    firstInvalid: null,
    busy: false,
    done: false,
    rejection: null,
  };
}

/**
 * Returns the values with the first bookable day if the day is none of them and no time is chosen.
 * The started machine sets the same; the first render of a page precedes it.
 */
function withDay(values: BookingFormValues, days: BookableDay[]): BookingFormValues {
  const isShown = days.some(({ date }) => values.date?.equals(date));
  return days.length === 0 || isShown || values.time !== null
    ? values
    : { ...values, date: firstDay(days) };
}

function bookableDaysOf(
  branch: Branch | null,
  isTooLarge: boolean,
  now: Temporal.ZonedDateTime,
): BookableDay[] | null {
  if (isTooLarge) return [];
  return branch?.date_dropdown_list === undefined ? null : bookableDays(branch, now);
}

function tooLarge(branch: Branch, party: number | null): BookTableView['tooLarge'] {
  const { contact_no, number_of_seats: most } = branch;
  return party !== null && takesBookings(branch) && party > most ? { most, contact_no } : null;
}

function chosen(
  days: BookableDay[] | null,
  slot: VisitSlot,
  now: Temporal.ZonedDateTime,
): BookTableView['chosen'] {
  const { date, time } = slot;
  const problem = days && visitProblem(days, slot, now);
  if (days === null || problem === null) return { date, time, problem: null, nearest: [] };
  return { date, time, problem, nearest: nearestFree(days, slot, now.timeZoneId) };
}
