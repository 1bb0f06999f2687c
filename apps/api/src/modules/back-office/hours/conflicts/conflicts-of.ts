import { distanceMetres } from '@claypot/domain/geo';
import { branchDate, isWithin, type OpeningHours, openingsDuring } from '@claypot/domain/time';
import type { ComingReservation } from '../../../booking/index.ts';
import { type Branch, hoursOf } from '../../../company/index.ts';
import type { DueOrder } from '../../../ordering/index.ts';

/** Why an order or a booking does not fit; see the contract. */
type ConflictReason = 'closed' | 'no_delivery' | 'out_of_range';

/** An order or a booking that does not fit the hours or the delivery area of its branch. */
export interface HoursConflict {
  readonly kind: 'order' | 'reservation';
  readonly id: string;
  readonly number: string;
  readonly reason: ConflictReason;
  /** Null for an order for as soon as possible. */
  readonly at: Temporal.Instant | null;
  readonly status: DueOrder['status'] | ComingReservation['status'];
  readonly method: DueOrder['method'] | null;
  readonly seats: number | null;
  readonly customer_name: string;
  readonly phone_no: string | null;
}

/** Orders and bookings that the branch still has to serve. */
export interface Promised {
  readonly orders: readonly DueOrder[];
  readonly reservations: readonly ComingReservation[];
}

/** Returns the orders and bookings that do not fit the branch, by time. */
export function conflictsOf(branch: Branch, promised: Promised): HoursConflict[] {
  const hours = hoursOf(branch);
  const orders = promised.orders.flatMap((order) =>
    orderReasons(order, branch, hours).map((reason) => ({
      kind: 'order' as const,
      id: order.id,
      number: order.number,
      reason,
      at: order.requested_at,
      status: order.status,
      method: order.method,
      seats: null,
      customer_name: order.customer_name,
      phone_no: order.customer_phone,
    })),
  );
  const reservations = promised.reservations
    .filter(({ starts_at, ends_at }) => !isStayOpen(hours, starts_at, ends_at))
    .map((reservation) => ({
      kind: 'reservation' as const,
      id: reservation.id,
      number: reservation.number,
      reason: 'closed' as const,
      at: reservation.starts_at,
      status: reservation.status,
      method: null,
      seats: reservation.seats,
      customer_name: reservation.customer_name,
      phone_no: reservation.phone_no,
    }));
  return [...orders, ...reservations].toSorted(
    (a, b) => (a.at?.epochMilliseconds ?? 0) - (b.at?.epochMilliseconds ?? 0),
  );
}

function orderReasons(order: DueOrder, branch: Branch, hours: OpeningHours): ConflictReason[] {
  const { requested_at: at } = order;
  const isClosed = at !== null && !isStayOpen(hours, at, at.add({ minutes: 1 }));
  const delivery = order.method === 'delivery' ? deliveryReason(order, branch) : null;
  return [...(isClosed ? (['closed'] as const) : []), ...(delivery === null ? [] : [delivery])];
}

function deliveryReason(
  { latitude, longitude }: DueOrder,
  branch: Branch,
): 'no_delivery' | 'out_of_range' | null {
  const radius = branch.delivery_radius_metres;
  if (radius === null) return 'no_delivery';
  if (latitude === null || longitude === null) return null;
  const from = { latitude: Number(branch.latitude), longitude: Number(branch.longitude) };
  const to = { latitude: Number(latitude), longitude: Number(longitude) };
  return distanceMetres(from, to) > radius ? 'out_of_range' : null;
}

/** Returns true if one opening covers the time from `start` to `end`. */
function isStayOpen(hours: OpeningHours, start: Temporal.Instant, end: Temporal.Instant): boolean {
  const days = branchDate(hours, start).until(branchDate(hours, end)).days + 1;
  const openings = openingsDuring(hours, branchDate(hours, start), days + 1);
  const opening = openings.find((each) => isWithin(each, start));
  return opening !== undefined && Temporal.Instant.compare(end, opening.closes) <= 0;
}
