import { dayOf } from './time/day-of.ts';

/** Digits and letters that nobody mixes up when reading them out: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface Random {
  /** 256 random bits, base64url. */
  token(): string;
}

/** A code of random digits and letters: five bits a character. */
export function randomCode(random: Random, length: number): string {
  return codeFrom(Buffer.from(random.token(), 'base64url'), length);
}

/** A code of the first of these bytes, which nobody can guess: five bits a character. */
export function codeFrom(bytes: Uint8Array, length: number): string {
  const first = Array.from(bytes.subarray(0, length));
  return first.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/**
 * The number people say to each other, e.g. `CP-261121-7F3K9Q`: the day at the branch and a random
 * code, so that it tells nothing of how many others have ordered.
 */
export function orderNumber(random: Random, now: Temporal.Instant, zone: string): string {
  return `CP-${sixDigits(now, zone)}-${randomCode(random, 6)}`;
}

/** The same of a top-up, e.g. `TU-261122-7F3K9Q`. */
export function topUpNumber(random: Random, now: Temporal.Instant, zone: string): string {
  return `TU-${sixDigits(now, zone)}-${randomCode(random, 6)}`;
}

/** The same of a booking, e.g. `RS-261122-7F3K9Q`, with the day on which the party comes. */
export function reservationNumber(random: Random, starts: Temporal.Instant, zone: string): string {
  return `RS-${sixDigits(starts, zone)}-${randomCode(random, 6)}`;
}

/** The day of an instant in a zone, as in 261121. */
function sixDigits(instant: Temporal.Instant, zone: string): string {
  const day = dayOf(instant, zone).toString();
  return day.slice(2).replaceAll('-', '');
}
