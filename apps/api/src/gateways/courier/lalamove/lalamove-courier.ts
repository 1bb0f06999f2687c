import { distanceMetres } from '@claypot/domain/geo';
import * as v from 'valibot';
import type { Db } from '../../../platform/db/db.ts';
import type { Place } from '../../../shared/distance.ts';
import {
  type Booked,
  type Booking,
  type Courier,
  CourierError,
  CourierUnavailable,
  type Quote,
  type Rider,
  type Trip,
  type TripState,
} from '../courier.ts';
import { LalamoveClient, type LalamoveClientOptions } from './lalamove-client.ts';
import { isExpiredQuotation, LalamoveError, rethrow } from './lalamove-errors.ts';
import { driver, type LalamoveTrip, type Quotation, quotation, trip } from './lalamove-schemas.ts';
import {
  claimQuotation,
  expireQuotation,
  findReference,
  findTrip,
  releaseQuotation,
  type StoredTrip,
  storeQuotation,
  storeTrip,
} from './lalamove-store.ts';

/** Minimum remaining validity of a quotation; below this the order could arrive too late. */
const SPARE = { seconds: 20 };
/** Lalamove may still be processing an order for this long after its quotation expires. */
const SETTLING = { seconds: 60 };
/** Maximum length of a remark at Lalamove. */
const MOST_CHARACTERS = 1500;

const STATES: Readonly<Record<string, TripState>> = {
  ASSIGNING_DRIVER: 'booked',
  ON_GOING: 'booked',
  PICKED_UP: 'collected',
  COMPLETED: 'delivered',
  CANCELED: 'cancelled',
  REJECTED: 'cancelled',
  EXPIRED: 'cancelled',
};

export interface LalamoveOptions extends LalamoveClientOptions {
  readonly db: Db;
}

/**
 * Courier over Lalamove's API, version 3. The API has no idempotency keys, so the server records
 * each order request before it sends it. If the response is lost, the order is not repeated until
 * one minute after the quotation has expired. Until then the webhook can still report the trip.
 */
export class LalamoveCourier implements Courier {
  readonly provider = 'lalamove';
  readonly restSeconds = 20;
  readonly #options: LalamoveOptions;
  readonly #client: LalamoveClient;

  constructor(options: LalamoveOptions) {
    this.#options = options;
    this.#client = new LalamoveClient(options);
  }

  async quote({ from, to, tariff }: Trip, signal: AbortSignal): Promise<Quote> {
    if (distanceMetres(from, to) > tariff.radiusMetres) {
      throw new CourierError('ERR_OUT_OF_SERVICE_AREA');
    }
    const stops = [from, to].map((place) => ({ place, address: writtenOf(place) }));
    const { priceBreakdown, distance } = await this.#quote(stops, signal).catch(rethrow);
    return { fee: priceBreakdown.total, distanceMetres: distance };
  }

  async book(booking: Booking, signal: AbortSignal): Promise<Booked> {
    return this.#book(booking, signal).catch(rethrow);
  }

  async progress(reference: string, signal: AbortSignal): Promise<TripState> {
    const storedTrip = await findTrip(this.#options.db, reference);
    if (storedTrip === null || storedTrip.order_id === null) return 'cancelled';
    const { status } = await this.#read(storedTrip.order_id, signal).catch(rethrow);
    // An unknown future status must not end the trip.
    return STATES[status] ?? 'booked';
  }

  async rider(reference: string, signal: AbortSignal): Promise<Rider | null> {
    const storedTrip = await findTrip(this.#options.db, reference);
    if (storedTrip === null || storedTrip.order_id === null) return null;
    const { driverId } = await this.#read(storedTrip.order_id, signal).catch(rethrow);
    if (driverId === '') return null;
    const path = `${pathOf(storedTrip.order_id)}/drivers/${encodeURIComponent(driverId)}`;
    // Lalamove stops sharing the driver some time after the trip.
    return this.#client.ask({ method: 'GET', path, answer: driver }, signal).catch(nullIfHidden);
  }

  /**
   * Handles a hint that a Lalamove order has changed. Hints are not trusted, so an order that is
   * not stored yet is read from Lalamove. This recovers a trip with a lost response and cancels a
   * duplicate that is not picked up yet.
   *
   * @returns the reference of the trip; null if the order is unknown, not ours or a duplicate.
   */
  async learn(orderId: string, signal: AbortSignal): Promise<string | null> {
    const { db, clock } = this.#options;
    const settledAt = await findReference(db, orderId);
    if (settledAt !== null) return settledAt;
    const remoteOrder = await this.#read(orderId, signal).catch(nullIf404);
    const reference = remoteOrder?.metadata?.reference;
    if (remoteOrder === null || reference === undefined) return null;
    if (await storeTrip(db, reference, remoteOrder, clock.now())) return reference;
    const isOurs = (await findTrip(db, reference)) !== null;
    if (isOurs && STATES[remoteOrder.status] === 'booked') await this.#cancel(orderId, signal);
    return null;
  }

  async #book(booking: Booking, signal: AbortSignal): Promise<Booked> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const before = await findTrip(db, booking.reference);
    if (before !== null && before.share_link !== null) return bookedOf(before, before.share_link);
    if (before !== null && isPending(before, now)) {
      throw new CourierUnavailable('The response to the Lalamove booking was lost');
    }
    const storedTrip = await this.#quotationFor(booking, before, signal);
    if (storedTrip === null || !(await claimQuotation(db, storedTrip, now))) {
      throw new CourierUnavailable('Another request is booking this Lalamove trip');
    }
    const createdOrder = await this.#order(booking, storedTrip, signal);
    await storeTrip(db, booking.reference, createdOrder, clock.now());
    return bookedOf(storedTrip, createdOrder.shareLink);
  }

  /**
   * Returns the stored quotation if it is unused and valid for at least `SPARE`, otherwise requests
   * a new one. Returns null if another instance changed the trip meanwhile.
   */
  async #quotationFor(
    booking: Booking,
    before: StoredTrip | null,
    signal: AbortSignal,
  ): Promise<StoredTrip | null> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const isUsable = (storedTrip: StoredTrip) =>
      storedTrip.asked_at === null &&
      Temporal.Instant.compare(now.add(SPARE), storedTrip.quotation_expires_at) < 0;
    if (before !== null && isUsable(before)) return before;
    const fresh = await this.#quote([booking.pickup, booking.dropoff], signal);
    return storeQuotation(db, booking.reference, fresh, before, now);
  }

  /**
   * Releases the claim if Lalamove rejects the order, because then no trip exists. After any other
   * error a trip may exist, so the claim remains.
   */
  async #order(
    booking: Booking,
    storedTrip: StoredTrip,
    signal: AbortSignal,
  ): Promise<LalamoveTrip> {
    const { pickup, dropoff, reference } = booking;
    const data = {
      quotationId: storedTrip.quotation_id,
      sender: { stopId: storedTrip.pickup_stop, name: pickup.name, phone: pickup.phone },
      recipients: [
        {
          stopId: storedTrip.dropoff_stop,
          name: dropoff.name,
          phone: dropoff.phone,
          remarks: booking.remark.slice(0, MOST_CHARACTERS),
        },
      ],
      metadata: { reference },
    };
    try {
      const question = { method: 'POST', path: '/v3/orders', data, answer: trip } as const;
      return await this.#client.ask(question, signal);
    } catch (error) {
      if (error instanceof LalamoveError && error.isRejection)
        await this.#refused(storedTrip, error);
      throw error;
    }
  }

  /**
   * Releases the claim after a rejection. Also expires the quotation if Lalamove no longer accepts
   * it, so that it is not used again.
   */
  async #refused(storedTrip: StoredTrip, error: LalamoveError): Promise<void> {
    const { db, clock } = this.#options;
    await releaseQuotation(db, storedTrip);
    if (isExpiredQuotation(error)) await expireQuotation(db, storedTrip, clock.now());
  }

  #quote(
    stops: readonly { readonly place: Place; readonly address: string }[],
    signal: AbortSignal,
  ): Promise<Quotation> {
    const data = {
      serviceType: this.#options.service,
      language: 'en_MY',
      stops: stops.map(({ place, address }) => ({
        coordinates: { lat: place.latitude.toFixed(6), lng: place.longitude.toFixed(6) },
        address,
      })),
    };
    const path = '/v3/quotations';
    return this.#client.ask({ method: 'POST', path, data, answer: quotation }, signal);
  }

  #read(orderId: string, signal: AbortSignal): Promise<LalamoveTrip> {
    return this.#client.ask({ method: 'GET', path: pathOf(orderId), answer: trip }, signal);
  }

  async #cancel(orderId: string, signal: AbortSignal): Promise<void> {
    const question = { method: 'DELETE', path: pathOf(orderId), answer: v.unknown() } as const;
    await this.#client.ask(question, signal);
  }
}

function pathOf(orderId: string): string {
  return `/v3/orders/${encodeURIComponent(orderId)}`;
}

/** Formats a place as coordinates, for quotations before the address is needed. */
function writtenOf({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

function isPending({ asked_at, quotation_expires_at }: StoredTrip, now: Temporal.Instant): boolean {
  const settledAt = quotation_expires_at.add(SETTLING);
  return asked_at !== null && Temporal.Instant.compare(now, settledAt) < 0;
}

function bookedOf({ fee }: StoredTrip, shareLink: string): Booked {
  return { shareLink, fee };
}

function nullIf404(error: unknown): null {
  if (error instanceof LalamoveError && error.status === 404) return null;
  return rethrow(error);
}

function nullIfHidden(error: unknown): null {
  if (error instanceof LalamoveError && error.status === 403) return null;
  return nullIf404(error);
}
