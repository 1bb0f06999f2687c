import type { Context } from '../../../contract/context/context.ts';
import { consume, type Limit, returnHits } from '../../../platform/db/rate-limits.ts';
import { sql } from '../../../platform/db/sql.ts';
import { tooManyRequests } from '../../../platform/http/limits/too-many-requests.ts';
import { decrypt, type EncryptionKey } from '../../../platform/secrets/encrypt.ts';
import { stepOf } from '../../../platform/secrets/totp.ts';
import { ApiError } from '../../../shared/api-error.ts';

/** Returns the key that encrypts the secrets of staff. */
export function secondFactorKey(memberKey: Uint8Array): EncryptionKey {
  return { memberKey, purpose: 'claypot staff second factor' };
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
  const step = stepOf(decrypt(secondFactorKey(memberKey), totp_secret), code, now);
  const used = await db.execute(sql`
    update staff set totp_used_step = ${step}
    where company_id = ${company.id} and id = ${id} and ${step}::bigint is not null
      and (totp_used_step is null or totp_used_step < ${step})`);
  if (used === 0) throw new ApiError('SECOND_FACTOR_WRONG');
  await returnHits(db, memberKey, limits);
}
