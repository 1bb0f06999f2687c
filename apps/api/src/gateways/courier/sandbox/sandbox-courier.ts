import { cents } from '@claypot/sdk';
import type { Db } from '../../../platform/db/db.ts';
import type { RandomSource } from '../../../shared/random.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import {
  type Booked,
  type Booking,
  type Courier,
  CourierUnavailable,
  type Quote,
  type Rider,
  type Trip,
} from '../courier.ts';
import { fareOf } from './fare.ts';
import { findTrip, openTrip, riderPosition, type SandboxTrip } from './trips.ts';

export interface SandboxCourierOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'token'>;
  /** Path that the tracking pages are mounted on, such as `/sandbox/track`. */
  readonly prefix: string;
}

/** Behaviours of the sandbox: correct, times out, unreachable, or invalid responses. */
export const BEHAVIOURS = ['well', 'slow', 'down', 'wrong'] as const;

export type CourierBehaviour = (typeof BEHAVIOURS)[number];

/** Fictional riders with unassigned phone numbers. */
const RIDERS = [
  { name: 'Ahmad Faizal', phone: '+60193009901' },
  { name: 'Kumar Raj', phone: '+60193009902' },
  { name: 'Lim Wei Jie', phone: '+60193009903' },
] as const satisfies readonly Omit<Rider, 'lastSeen'>[];

/**
 * Returns the rider of a trip. Name and phone depend only on the trip's token, the position on the
 * time.
 */
function riderOf(trip: SandboxTrip, now: Temporal.Instant): Rider {
  const fakeRider = RIDERS[trip.token.charCodeAt(0) % RIDERS.length] ?? RIDERS[0];
  return { ...fakeRider, lastSeen: riderPosition(trip, now) };
}

/** Simulated courier. It quotes by distance, stores its own trips and can simulate failures. */
export class SandboxCourier implements Courier {
  readonly provider = 'sandbox';
  readonly restSeconds = 0;
  behaviour: CourierBehaviour = 'well';
  readonly #options: SandboxCourierOptions;

  constructor(options: SandboxCourierOptions) {
    this.#options = options;
  }

  async quote(trip: Trip, signal: AbortSignal): Promise<Quote> {
    await this.#behave(signal);
    const quote = fareOf(trip);
    return this.behaviour === 'wrong' ? { ...quote, fee: cents(-quote.fee) } : quote;
  }

  async book(booking: Booking, signal: AbortSignal): Promise<Booked> {
    await this.#behave(signal);
    if (this.behaviour === 'wrong') return { shareLink: '', fee: null };
    const { db, clock, random, prefix } = this.#options;
    const trip = await openTrip(db, random.token(), booking, clock.now());
    return { shareLink: `${prefix}/${trip.token}`, fee: null };
  }

  async progress(reference: string, signal: AbortSignal): Promise<SandboxTrip['state']> {
    await this.#behave(signal);
    const { db, clock } = this.#options;
    return (await findTrip(db, { reference }, clock.now()))?.state ?? 'cancelled';
  }

  async rider(reference: string, signal: AbortSignal): Promise<Rider | null> {
    await this.#behave(signal);
    const { db, clock } = this.#options;
    const now = clock.now();
    const trip = await findTrip(db, { reference }, now);
    if (trip?.state !== 'collected') return null;
    return this.behaviour === 'wrong'
      ? { name: '', phone: 'none', lastSeen: null }
      : riderOf(trip, now);
  }

  /** Returns the trip of a tracking page's token; null if it is unknown. */
  find(token: string): Promise<SandboxTrip | null> {
    const { db, clock } = this.#options;
    return findTrip(db, { token }, clock.now());
  }

  async #behave(signal: AbortSignal): Promise<void> {
    if (this.behaviour === 'down') throw new CourierUnavailable('The sandbox simulates an outage');
    if (this.behaviour !== 'slow' || signal.aborted) return;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }
}
