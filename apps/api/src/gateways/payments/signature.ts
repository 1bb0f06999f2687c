import { createHmac, timingSafeEqual } from 'node:crypto';
import { FRESH_SECONDS, isFresh } from '../fresh-signature.ts';

/** Header with a notification's signature: `t=<unix seconds>,v1=<hex>[,v1=<hex>…]`. */
export const SIGNATURE_HEADER = 'Payment-Signature';

/** Maximum length of the header; real ones are shorter. */
const MAX_CHARACTERS = 2000;
const SECONDS = /^t=(\d{1,12})$/;
const VERSION_1 = /^v1=([0-9a-f]{64})$/;

/** Signs a body at a moment with HMAC-SHA256 over `<unix seconds>.<body>`. */
export function sign(secret: string, at: Temporal.Instant, body: string): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`;
}

/**
 * Returns true if the body was signed with the secret at most {@link FRESH_SECONDS} before or after
 * `now`. One valid signature of several is enough, because a notification has two during a secret
 * rotation.
 */
export function isSignedBy(
  secret: string,
  signature: string | null,
  body: string,
  now: Temporal.Instant,
): boolean {
  const { seconds, signatures } = readSignature(signature ?? '');
  if (seconds === null) return false;
  const right = mac(secret, seconds, body);
  return signatures.some((each) => timingSafeEqual(right, each)) && isFresh(seconds, now);
}

/** Parts of other signature schemes are ignored. */
function readSignature(header: string): { seconds: number | null; signatures: Buffer[] } {
  const parts = header.length > MAX_CHARACTERS ? [] : header.split(',');
  const times = parts.flatMap((part) => SECONDS.exec(part)?.[1] ?? []);
  const signatures = parts.flatMap((part) => VERSION_1.exec(part)?.[1] ?? []);
  return {
    seconds: times.length === 1 ? Number(times[0]) : null,
    signatures: signatures.map((hex) => Buffer.from(hex, 'hex')),
  };
}

function mac(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
