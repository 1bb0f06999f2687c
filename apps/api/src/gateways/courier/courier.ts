import type { Cents } from '@claypot/sdk';
import type { Place } from '../../shared/distance.ts';

/** Delivery prices agreed between a branch and its courier. */
interface Tariff {
  /** Maximum straight-line distance from the branch. */
  readonly radiusMetres: number;
  readonly baseFee: Cents;
  readonly feePerKm: Cents;
}

export interface Trip {
  readonly from: Place;
  readonly to: Place;
  readonly tariff: Tariff;
}

export interface Quote {
  readonly fee: Cents;
  /** Distance by road. */
  readonly distanceMetres: number;
}

/** A trip to book now. */
export interface Booking {
  /**
   * The delivery's id, used as idempotency key: booking twice with the same id creates one trip.
   */
  readonly reference: string;
  readonly pickup: Stop;
  readonly dropoff: Stop;
  /** The customer's directions for the rider. */
  readonly remark: string;
}

/** Address and contact of a pickup or drop-off. */
export interface Stop {
  readonly place: Place;
  /** Full address, for the rider only. */
  readonly address: string;
  /** Street without the flat; visible to everyone who has the tracking link. */
  readonly area: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}

export interface Booked {
  /** Tracking page for the customer. */
  readonly shareLink: string;
  /** Fee that the courier charges; null if it does not report it. */
  readonly fee: Cents | null;
}

export interface Rider {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** Last known position; null if the courier does not report it. */
  readonly lastSeen: LastSeen | null;
}

/** A rider's position and its time. */
export interface LastSeen {
  readonly place: Place;
  readonly at: Temporal.Instant;
}

export type TripState = 'booked' | 'collected' | 'delivered' | 'cancelled';

/**
 * A delivery courier. Every call may be repeated; a quote is not binding and has no side effects.
 *
 * To add a real courier, implement this interface over its API with `reference` as idempotency key.
 * If the API has no idempotency keys, store trips as the Lalamove adapter does. Timeouts are not
 * needed here: see `courierWithTimeout`.
 *
 * @throws CourierError if the courier does not serve the place; CourierUnavailable if it gives no
 * valid response.
 */
export interface Courier {
  /** Stored with each delivery. */
  readonly provider: string;
  /** Interval between two polls of a trip, in seconds. */
  readonly restSeconds: number;
  quote(trip: Trip, signal: AbortSignal): Promise<Quote>;
  book(booking: Booking, signal: AbortSignal): Promise<Booked>;
  progress(reference: string, signal: AbortSignal): Promise<TripState>;
  /**
   * Returns null before a rider accepts the trip and after the courier stops sharing rider data.
   */
  rider(reference: string, signal: AbortSignal): Promise<Rider | null>;
}

/** The courier does not serve this place. */
export class CourierError extends Error {
  override readonly name = 'CourierError';
  readonly code: 'ERR_OUT_OF_SERVICE_AREA' | 'ERR_INVALID_MARKET';
  constructor(code: CourierError['code']) {
    super(code);
    this.code = code;
  }
}

/** The courier is unreachable, timed out or returned an invalid response. */
export class CourierUnavailable extends Error {
  override readonly name: string = 'CourierUnavailable';
}

/** The courier rejects the trip permanently; a retry is useless. */
export class CourierRejected extends CourierUnavailable {
  override readonly name = 'CourierRejected';
}
