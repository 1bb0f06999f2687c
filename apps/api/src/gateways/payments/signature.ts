import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries a notification's signature: `t=<unix seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'Payment-Signature';

/** How far a signature's time may lie from ours, either way. Older ones may be replays. */
export const FRESH_SECONDS = 300;

const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Signs a body at a moment: HMAC-SHA256 over `<unix seconds>.<body>`. */
export function sign(secret: string, at: Temporal.Instant, body: string): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`;
}

/** Was this body signed with the secret, and not longer ago than {@link FRESH_SECONDS}? */
export function isSignedBy(
  secret: string,
  signature: string | null,
  body: string,
  now: Temporal.Instant,
): boolean {
  const match = FORM.exec(signature ?? '');
  if (match === null) return false;
  const seconds = Number(match[1]);
  const given = Buffer.from(match[2] ?? '', 'hex');
  const fresh = Math.abs(now.epochMilliseconds / 1000 - seconds) <= FRESH_SECONDS;
  return timingSafeEqual(mac(secret, seconds, body), given) && fresh;
}

function mac(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
