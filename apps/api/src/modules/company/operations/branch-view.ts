import { branchDate, isOpen, lastOrder, nextOpening, openingsOn } from '@claypot/domain/time';
import type { Context } from '../../../contract/context/context.ts';
import { flag, mediaUrl, type Wire, wireInstantOrNull } from '../../../contract/wire.ts';
import { distanceKm, type Place } from '../../../shared/distance.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import type { KitchenState } from '../../kitchen/index.ts';
import { type Branch, hoursOf, takesReservations } from '../branches.ts';
import { waitingNow } from '../waiting-now.ts';
import { specialDays } from './special-days.ts';

/** Returns the coordinates of a request; null unless both are set. */
export function readPlace(request: {
  latitude?: string | null;
  longitude?: string | null;
}): Place | null {
  const { latitude, longitude } = request;
  if (latitude == null || longitude == null) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

type Address = Pick<Branch, 'street1' | 'street2' | 'postal_code' | 'city' | 'state'>;

/** Returns the address on one line: streets, postcode and city, state. */
export function branchAddress(branch: Address, { language }: Pick<Context, 'language'>): string {
  const street2 = branch.street2 === null ? '' : inLanguage(branch.street2, language);
  const town = `${branch.postal_code} ${branch.city}`;
  // Omit the state if it equals the city, as in Kuala Lumpur.
  const state = branch.state === branch.city ? '' : branch.state;
  const parts = [inLanguage(branch.street1, language), street2, town, state];
  return parts.filter((part) => part !== '').join(', ');
}

/**
 * Returns the usual hours of a branch: all periods of the week, and the first opening to the last
 * closing of its first open weekday, including breaks. The close `24:00` becomes `00:00`. Without
 * opening hours, both times are `00:00`.
 */
export function usualHours(
  branch: Branch,
): Pick<Wire['Branch'], 'close_hour' | 'start_hour' | 'week_hours'> {
  const week = branch.opening_hours
    .toSorted((a, b) => a.weekday - b.weekday || a.open.localeCompare(b.open))
    .map(({ close, open, weekday }) => ({
      weekday,
      open,
      close: close === '24:00' ? '00:00' : close,
    }));
  const [first] = week;
  const last = week.findLast(({ weekday }) => weekday === first?.weekday);
  return {
    start_hour: first?.open ?? '00:00',
    close_hour: last?.close ?? '00:00',
    week_hours: week,
  };
}

/**
 * Returns the branch's current status, today's opening and closing time, the last order time of the
 * present opening, and the next opening time. Each time is null if there is none.
 *
 * @param minutes minutes that an order takes; null leaves out the last order time.
 */
export function branchState(
  branch: Branch,
  now: Temporal.Instant,
  minutes: number | null,
): Pick<
  Wire['Branch'],
  'status' | 'start_time' | 'end_time' | 'last_order_time' | 'next_open_time'
> {
  const hours = hoursOf(branch);
  const today = openingsOn(hours, branchDate(hours, now));
  const last = minutes === null ? null : lastOrder(hours, now, minutes);
  return {
    status: isOpen(hours, now) ? 'Open' : 'Closed',
    start_time: wireInstantOrNull(today.at(0)?.opens ?? null, hours.zone),
    end_time: wireInstantOrNull(today.at(-1)?.closes ?? null, hours.zone),
    last_order_time: wireInstantOrNull(last, hours.zone),
    next_open_time: wireInstantOrNull(nextOpening(hours, now), hours.zone),
  };
}

/**
 * Returns a branch as the API shows it. Includes the distance if `from` is given.
 *
 * @param kitchen null leaves out how long orders take, for a booking.
 */
export function viewBranch(
  branch: Branch,
  context: Context,
  from: Place | null,
  kitchen: KitchenState | null,
): Wire['Branch'] {
  const { company, language, now } = context;
  const place = { latitude: Number(branch.latitude), longitude: Number(branch.longitude) };
  return {
    id: branch.id,
    company_id: branch.company_id,
    branch_name: inLanguage(branch.branch_name, language),
    address: branchAddress(branch, context),
    street1: inLanguage(branch.street1, language),
    street2: branch.street2 === null ? '' : inLanguage(branch.street2, language),
    city: branch.city,
    postal_code: branch.postal_code,
    state: branch.state,
    state_id: branch.state_id,
    distance: from === null ? null : distanceKm(from, place),
    ...branchState(branch, now, kitchen?.minutes ?? null),
    ...(kitchen && {
      asap_minutes: waitingNow(kitchen, 'pickup', hoursOf(branch), now)?.minutes ?? null,
    }),
    branch_image: branch.images.map((file, index) => ({
      id: `${branch.id.slice(0, 60)}_${index + 1}`,
      branch_id: branch.id,
      image: mediaUrl(company, file),
    })),
    ...(branch.slug !== null && { slug: branch.slug }),
    ...usualHours(branch),
    special_days: specialDays(branch, context),
    contact_no: branch.contact_no,
    is_able_reservation: flag(takesReservations(branch)),
    number_of_seats: branch.number_of_seats,
    turn_minutes: branch.turn_minutes,
    latitude: branch.latitude,
    longitude: branch.longitude,
  };
}
