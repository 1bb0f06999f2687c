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
  beginAsking,
  endAsking,
  findReference,
  findTrip,
  type StoredTrip,
  spendQuotation,
  storeQuotation,
  storeTrip,
} from './lalamove-store.ts';

/** A quotation with less than this to go is not used: the order would come too late. */
const SPARE = { seconds: 20 };
/** After a quotation's end Lalamove may still be at work on an order that it has taken before. */
const SETTLING = { seconds: 60 };
/** Of a remark Lalamove takes. */
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
 * Lalamove, by its API of version 3. It knows no idempotency key, so its trips are kept in books of
 * our own: what is asked for is written down first, and where the answer is lost nothing is asked
 * again until the quotation has ended, within which the trip is made known by its webhook.
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
    const kept = await findTrip(this.#options.db, reference);
    if (kept === null || kept.order_id === null) return 'cancelled';
    const { status } = await this.#read(kept.order_id, signal).catch(rethrow);
    // A word of tomorrow ends nothing.
    return STATES[status] ?? 'booked';
  }

  async rider(reference: string, signal: AbortSignal): Promise<Rider | null> {
    const kept = await findTrip(this.#options.db, reference);
    if (kept === null || kept.order_id === null) return null;
    const { driverId } = await this.#read(kept.order_id, signal).catch(rethrow);
    if (driverId === '') return null;
    const path = `${pathOf(kept.order_id)}/drivers/${encodeURIComponent(driverId)}`;
    // Some time after the trip Lalamove tells nobody any more.
    return this.#client.ask({ method: 'GET', path, answer: driver }, signal).catch(nullIfNotFound);
  }

  /**
   * Somebody says that one of Lalamove's orders has moved. It is read at Lalamove, as nothing is
   * believed of what was said: a trip whose answer was lost becomes known so, and one that was asked
   * for twice after all is cancelled.
   *
   * @returns the reference of the trip that has moved; null where it is none of ours.
   */
  async learn(orderId: string, signal: AbortSignal): Promise<string | null> {
    const { db, clock } = this.#options;
    const known = await findReference(db, orderId);
    if (known !== null) return known;
    const found = await this.#read(orderId, signal).catch(nullWhereGone);
    const reference = found?.metadata?.reference;
    if (found === null || reference === undefined) return null;
    if (await storeTrip(db, reference, found, clock.now())) return reference;
    const isOurs = (await findTrip(db, reference)) !== null;
    if (isOurs && STATES[found.status] === 'booked') await this.#cancel(orderId, signal);
    return null;
  }

  async #book(booking: Booking, signal: AbortSignal): Promise<Booked> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const before = await findTrip(db, booking.reference);
    if (before !== null && before.share_link !== null) return bookedOf(before, before.share_link);
    if (before !== null && isBeingAsked(before, now)) {
      throw new CourierUnavailable('Lalamove was asked for the trip, and its answer was lost');
    }
    const kept = await this.#quotationFor(booking, before, signal);
    if (kept === null || !(await beginAsking(db, kept, now))) {
      throw new CourierUnavailable('Lalamove is being asked for the trip just now');
    }
    const made = await this.#order(booking, kept, signal);
    await storeTrip(db, booking.reference, made, clock.now());
    return bookedOf(kept, made.shareLink);
  }

  /** The one that is kept while it counts and was not used, else a fresh one. */
  async #quotationFor(
    booking: Booking,
    before: StoredTrip | null,
    signal: AbortSignal,
  ): Promise<StoredTrip | null> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const counts = (kept: StoredTrip) =>
      kept.asked_at === null &&
      Temporal.Instant.compare(now.add(SPARE), kept.quotation_expires_at) < 0;
    if (before !== null && counts(before)) return before;
    const fresh = await this.#quote([booking.pickup, booking.dropoff], signal);
    return storeQuotation(db, booking.reference, fresh, before, now);
  }

  /** Where Lalamove says no there is no trip; where it says nothing there may be one. */
  async #order(booking: Booking, kept: StoredTrip, signal: AbortSignal): Promise<LalamoveTrip> {
    const { pickup, dropoff, reference } = booking;
    const data = {
      quotationId: kept.quotation_id,
      sender: { stopId: kept.pickup_stop, name: pickup.name, phone: pickup.phone },
      recipients: [
        {
          stopId: kept.dropoff_stop,
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
      if (error instanceof LalamoveError && error.isRejection) await this.#refused(kept, error);
      throw error;
    }
  }

  /** A quotation that Lalamove takes no more is not tried again. */
  async #refused(kept: StoredTrip, error: LalamoveError): Promise<void> {
    const { db, clock } = this.#options;
    await endAsking(db, kept);
    if (isExpiredQuotation(error)) await spendQuotation(db, kept, clock.now());
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

/** What a place is called where nobody has to find it yet. */
function writtenOf({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

function isBeingAsked(
  { asked_at, quotation_expires_at }: StoredTrip,
  now: Temporal.Instant,
): boolean {
  const known = quotation_expires_at.add(SETTLING);
  return asked_at !== null && Temporal.Instant.compare(now, known) < 0;
}

function bookedOf({ fee }: StoredTrip, shareLink: string): Booked {
  return { shareLink, fee };
}

function nullWhereGone(error: unknown): null {
  if (error instanceof LalamoveError && error.status === 404) return null;
  return rethrow(error);
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof LalamoveError && error.status === 403) return null;
  return nullWhereGone(error);
}
