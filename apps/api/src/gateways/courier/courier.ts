import type { Cents } from '@claypot/sdk';
import type { Place } from '../../ordering/distance.ts';

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
  readonly pickup: string;
  readonly dropoff: string;
  /** Where it is brought: the text says what is there, and may be the middle of a town. */
  readonly to: Place;
}

/** How far a booked trip has come. */
export type TripState = 'booked' | 'collected' | 'delivered' | 'cancelled';

/**
 * A delivery courier. Every call may be repeated; a quote binds nobody and leaves no trace.
 *
 * To put a real courier in the sandbox's place: implement this over its API with `reference` as its
 * idempotency key. It need not watch the time: see `courierWithTimeout`.
 *
 * @throws CourierRefusal where the courier does not go; CourierUnavailable where it gives no answer.
 */
export interface Courier {
  /** Stored beside each delivery. */
  readonly provider: string;
  quote(trip: Trip, signal: AbortSignal): Promise<Quote>;
  /** `shareLink`: the page on which the customer follows the trip. */
  book(booking: Booking, signal: AbortSignal): Promise<{ readonly shareLink: string }>;
  progress(reference: string, signal: AbortSignal): Promise<TripState>;
}

/** The courier answered, and does not go there. */
export class CourierRefusal extends Error {
  override readonly name = 'CourierRefusal';
  readonly code: 'ERR_OUT_OF_SERVICE_AREA' | 'ERR_INVALID_MARKET';
  constructor(code: CourierRefusal['code']) {
    super(code);
    this.code = code;
  }
}

/** The courier cannot be reached, did not answer in time, or answered nonsense. */
export class CourierUnavailable extends Error {
  override readonly name = 'CourierUnavailable';
}
