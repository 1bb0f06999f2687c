import { dayOf } from './time/day-of.ts';

/** Crockford's Base32 alphabet: digits and letters without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface Random {
  /** 256 random bits, base64url. */
  token(): string;
}

/** Returns a random code of digits and letters, with five bits per character. */
export function randomCode(random: Random, length: number): string {
  return codeFrom(Buffer.from(random.token(), 'base64url'), length);
}

/** Returns a code derived from the first bytes, with five bits per character. */
export function codeFrom(bytes: Uint8Array, length: number): string {
  const first = Array.from(bytes.subarray(0, length));
  return first.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/**
 * Returns an order number to read aloud, e.g. `CP-261121-7F3K9Q`: local date and a random code,
 * which does not reveal the number of orders.
 */
export function orderNumber(random: Random, now: Temporal.Instant, zone: string): string {
  return `CP-${sixDigits(now, zone)}-${randomCode(random, 6)}`;
}

/** Returns the number of a dine-in bill, e.g. `DI-261121-7F3K9Q`. */
export function billNumber(random: Random, now: Temporal.Instant, zone: string): string {
  return `DI-${sixDigits(now, zone)}-${randomCode(random, 6)}`;
}

/** Returns the number of a top-up, e.g. `TU-261122-7F3K9Q`. */
export function topUpNumber(random: Random, now: Temporal.Instant, zone: string): string {
  return `TU-${sixDigits(now, zone)}-${randomCode(random, 6)}`;
}

/** Returns the number of a booking, e.g. `RS-261122-7F3K9Q`, with the date of arrival. */
export function reservationNumber(random: Random, starts: Temporal.Instant, zone: string): string {
  return `RS-${sixDigits(starts, zone)}-${randomCode(random, 6)}`;
}

/** Formats the local date of an instant, e.g. 261121. */
function sixDigits(instant: Temporal.Instant, zone: string): string {
  const day = dayOf(instant, zone).toString();
  return day.slice(2).replaceAll('-', '');
}
