import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../contract/context/context.ts';
import { consume, type Limit, returnHits } from '../../../platform/db/rate-limits.ts';
import { sql } from '../../../platform/db/sql.ts';
import { tooManyRequests } from '../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../shared/api-error.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A new secret for an authenticator app. */
export interface NewSecret {
  /** Base32. */
  readonly secret: string;
  /** The otpauth address for a QR code. */
  readonly url: string;
}

/** Creates a secret. @param token 256 random bits, base64url. */
export function createSecret(token: string, issuer: string, label: string): NewSecret {
  const bytes = Buffer.from(token, 'base64url').subarray(0, SECRET_BYTES);
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  const totp = new TOTP({ issuer, label, secret, period: PERIOD_SECONDS });
  return { secret: secret.base32, url: totp.toString() };
}

/**
 * Returns the 30-second step of a code; null if it is wrong. Accepts one step before and after,
 * because clocks of phones differ.
 */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/**
 * Accepts a code once. A code has a million values, so the wrong ones of a person are limited.
 * @throws ApiError `SECOND_FACTOR_WRONG` if it is wrong, or if it or a later one was used before;
 * `TOO_MANY_REQUESTS` after too many wrong ones.
 */
export async function requireCode(
  { db, company, memberKey, now }: Pick<Context, 'db' | 'company' | 'memberKey' | 'now'>,
  { id, totp_secret }: { readonly id: string; readonly totp_secret: string },
  code: string,
): Promise<void> {
  const key = `second factor ${company.id} ${id}`;
  const limits: Limit[] = [{ key, most: 5, window: { minutes: 15 } }];
  const retryAt = await db.transaction((tx) => consume(tx, memberKey, limits, now));
  if (retryAt !== null) throw tooManyRequests(retryAt);
  const step = stepOf(decrypt(memberKey, totp_secret), code, now);
  const used = await db.execute(sql`
    update staff set totp_used_step = ${step}
    where company_id = ${company.id} and id = ${id} and ${step}::bigint is not null
      and (totp_used_step is null or totp_used_step < ${step})`);
  if (used === 0) throw new ApiError('SECOND_FACTOR_WRONG');
  await returnHits(db, memberKey, limits);
}

/**
 * Encrypts a secret with AES-256-GCM. Returns nonce, tag and cipher text in base64.
 * @param token 256 random bits, base64url, of which the nonce is made.
 */
export function encrypt(memberKey: Uint8Array, secret: string, token: string): string {
  const nonce = Buffer.from(token, 'base64url').subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(memberKey), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts a secret. @throws Error if the key or the stored text is wrong. */
export function decrypt(memberKey: Uint8Array, stored: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', keyOf(memberKey), nonce);
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
}

function keyOf(memberKey: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', memberKey, '', 'claypot staff second factor', 32));
}
