import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
export const PERIOD_SECONDS = 30;
/** Digits of a code. */
export const CODE_DIGITS = 6;
/** As long as a SHA-1 digest, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/**
 * Creates the secret of time-based codes (RFC 6238, SHA-1). Returns it in base32.
 * @param token 256 random bits, base64url.
 */
export function createSecret(token: string): string {
  const bytes = Buffer.from(token, 'base64url').subarray(0, SECRET_BYTES);
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** Returns the `otpauth:` URL that an authenticator app reads from a QR code. */
export function secretUrl(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

/**
 * Returns the 30-second step of a code; null if it is wrong. Accepts one step before and after,
 * because clocks of phones differ.
 * @param secret base32.
 */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const base32 = Secret.fromBase32(secret);
  return new TOTP({ ...names, secret: base32, period: PERIOD_SECONDS, digits: CODE_DIGITS });
}
