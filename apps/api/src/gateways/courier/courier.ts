import type { Cents } from '@claypot/sdk';
import type { Place } from '../../shared/distance.ts';

/** What a branch has agreed with its courier. */
interface Tariff {
  /** How far from the branch the courier goes, along a straight line. */
  readonly radiusMetres: number;
  readonly baseFee: Cents;
  readonly feePerKm: Cents;
}

/** A way to be driven. */
export interface Trip {
  readonly from: Place;
  readonly to: Place;
  readonly tariff: Tariff;
}

/** What a trip costs. */
export interface Quote {
  readonly fee: Cents;
  /** Along the road. */
  readonly distanceMetres: number;
}

/** A trip to be driven now. */
export interface Booking {
  /** Our delivery's id. Booking again with the same one books the same trip, never a second. */
  readonly reference: string;
  readonly pickup: Stop;
  readonly dropoff: Stop;
  /** What the rider has to know to find the door. */
  readonly remark: string;
}

/** Where a rider stops, and for whom. */
export interface Stop {
  readonly place: Place;
  /** In full, for the rider. */
  readonly address: string;
  /** For everybody who has the link: the street will do, the flat is the rider's. */
  readonly area: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}

/** A trip that is booked. */
export interface Booked {
  /** The page on which the customer follows the trip. */
  readonly shareLink: string;
  /** What the courier takes for it, where it says so. */
  readonly fee: Cents | null;
}

/** Who drives a trip. */
export interface Rider {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** Where they were seen last; null where the courier does not say. */
  readonly seen: Seen | null;
}

/** Where a rider was, and when. */
export interface Seen {
  readonly place: Place;
  readonly at: Temporal.Instant;
}

/** How far a booked trip has come. */
export type TripState = 'booked' | 'collected' | 'delivered' | 'cancelled';

/**
 * A delivery courier. Every call may be repeated; a quote binds nobody and leaves no trace.
 *
 * To put a real courier in the sandbox's place: implement this over its API with `reference` as its
 * idempotency key, or keep books as `lalamove/lalamove-books.ts` does where it knows none. It need not
 * watch the time: see `courierWithTimeout`.
 *
 * @throws CourierError where the courier does not go; CourierUnavailable where it gives no answer.
 */
export interface Courier {
  /** Stored beside each delivery. */
  readonly provider: string;
  /** How long a trip is left alone between two looks at it, in seconds. */
  readonly restSeconds: number;
  quote(trip: Trip, signal: AbortSignal): Promise<Quote>;
  book(booking: Booking, signal: AbortSignal): Promise<Booked>;
  progress(reference: string, signal: AbortSignal): Promise<TripState>;
  /** Null until somebody has taken the trip, and once nobody is told any more. */
  rider(reference: string, signal: AbortSignal): Promise<Rider | null>;
}

/** The courier answered, and does not go there. */
export class CourierError extends Error {
  override readonly name = 'CourierError';
  readonly code: 'ERR_OUT_OF_SERVICE_AREA' | 'ERR_INVALID_MARKET';
  constructor(code: CourierError['code']) {
    super(code);
    this.code = code;
  }
}

/** The courier cannot be reached, did not answer in time, or answered nonsense. */
export class CourierUnavailable extends Error {
  override readonly name: string = 'CourierUnavailable';
}

/** The courier does not take the trip as it is, now or later: asking again is of no use. */
export class CourierRejected extends CourierUnavailable {
  override readonly name = 'CourierRejected';
}
