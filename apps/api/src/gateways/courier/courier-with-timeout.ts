import * as v from 'valibot';
import { aborted } from '../aborted.ts';
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
} from './courier.ts';

/** Timeout of a courier request, in ms. A customer waits at checkout. */
const TIMEOUT = 5000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const quote = v.object({ fee: v.pipe(count, v.maxValue(100_000)), distanceMetres: count });
const booked = v.object({
  shareLink: v.pipe(v.string(), v.regex(/^(\/|https:\/\/)\S+$/)),
  fee: v.nullable(v.pipe(count, v.maxValue(100_000))),
});
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const rider = v.nullable(
  v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
    lastSeen: v.nullable(
      v.object({
        place: v.object({ latitude: degrees(90), longitude: degrees(180) }),
        at: v.instance(Temporal.Instant),
      }),
    ),
  }),
);
const state = v.picklist(['booked', 'collected', 'delivered', 'cancelled']);

/**
 * Courier interface for the rest of the server: every call has a timeout and every response is
 * validated.
 */
export interface CourierWithTimeout {
  readonly provider: string;
  /** See `Courier`. */
  readonly restSeconds: number;
  quote(trip: Trip): Promise<Quote>;
  book(booking: Booking): Promise<Booked>;
  progress(reference: string): Promise<TripState>;
  /** See `Courier`. */
  rider(reference: string): Promise<Rider | null>;
}

/**
 * Wraps a courier with a timeout and a validation of its responses.
 * @param timeout returns a signal that aborts after the given number of ms.
 */
export function courierWithTimeout(
  courier: Courier,
  timeout: (milliseconds: number) => AbortSignal = AbortSignal.timeout,
): CourierWithTimeout {
  async function ask<Answer>(
    isRight: (answer: unknown) => boolean,
    question: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const signal = timeout(TIMEOUT);
    const answer = await Promise.race([question(signal), aborted(signal)]).catch(rethrow);
    if (!isRight(answer)) throw new CourierUnavailable('The courier returned an invalid response');
    return answer;
  }
  return {
    provider: courier.provider,
    restSeconds: courier.restSeconds,
    quote: (trip) =>
      ask(
        (answer) => v.is(quote, answer),
        (signal) => courier.quote(trip, signal),
      ),
    book: (booking) =>
      ask(
        (answer) => v.is(booked, answer),
        (signal) => courier.book(booking, signal),
      ),
    progress: (reference) =>
      ask(
        (answer) => v.is(state, answer),
        (signal) => courier.progress(reference, signal),
      ),
    rider: (reference) =>
      ask(
        (answer) => v.is(rider, answer),
        (signal) => courier.rider(reference, signal),
      ),
  };
}

function rethrow(error: unknown): never {
  if (error instanceof CourierError || error instanceof CourierUnavailable) throw error;
  throw new CourierUnavailable('The courier did not respond', { cause: error });
}
