import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';

/** Secret of a device's codes and the shape of a code, as the server defines them. */
export interface CodeTerms {
  /** Base32 without padding. */
  readonly secret: string;
  /** Seconds for which a code is shown. */
  readonly period: number;
  readonly digits: number;
}

/** A code at a moment. */
export interface PaymentCode {
  readonly digits: string;
  /** Whole seconds until the next code, from 1 to the period. */
  readonly secondsLeft: number;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Bits of a base32 letter, and of a byte. */
const [LETTER_BITS, BYTE_BITS] = [5, 8];
const COUNTER_BYTES = 8;

/**
 * Returns the code of a moment by RFC 6238 with SHA-1. Synchronous and without WebCrypto, which a
 * browser offers on secure origins only.
 */
export function paymentCodeAt(
  { secret, period, digits }: CodeTerms,
  now: Temporal.Instant,
): PaymentCode {
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  const counter = new DataView(new ArrayBuffer(COUNTER_BYTES));
  counter.setBigUint64(0, BigInt(Math.floor(seconds / period)));
  const digest = hmac(sha1, decodeBase32(secret), new Uint8Array(counter.buffer));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  // RFC 4226: the last four bits say where the number begins; its first bit is dropped.
  const at = view.getUint8(digest.byteLength - 1) % 16;
  const number = (view.getUint32(at) % 2 ** 31) % 10 ** digits;
  return {
    digits: String(number).padStart(digits, '0'),
    secondsLeft: period - (seconds % period),
  };
}

function decodeBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const letter of text) {
    bits = (bits << LETTER_BITS) | ALPHABET.indexOf(letter);
    count += LETTER_BITS;
    if (count < BYTE_BITS) continue;
    count -= BYTE_BITS;
    bytes.push(bits >> count);
    bits %= 1 << count;
  }
  return Uint8Array.from(bytes);
}
