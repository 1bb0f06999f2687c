import type { Context } from '../../../contract/context/context.ts';
import { consume, type Limit, returnHits } from '../../../platform/db/rate-limits.ts';
import { sql } from '../../../platform/db/sql.ts';
import { decrypt } from '../../../platform/secrets/encrypt.ts';
import { stepOf } from '../../../platform/secrets/totp.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { paymentCodeKey } from './code-secrets.ts';

/** Wrong codes of a member within {@link WINDOW}, after which all codes are rejected. */
const MOST_WRONG = 5;
const WINDOW = { minutes: 15 };

/** A right code, which {@link usePaymentCode} uses up. */
export interface MatchedCode {
  readonly companyId: string;
  readonly memberId: string;
  /** Session of the device that showed the code. */
  readonly tokenHash: string;
  /** The 30-second step of the code. */
  readonly step: number;
}

type Matching = Pick<Context, 'db' | 'memberKey' | 'now'> & {
  readonly company: { readonly id: string };
};

/**
 * Finds the session of a member that shows a code. Call it outside the transaction of the payment:
 * a wrong code is counted even if nothing is paid. A code is counted before the check, so that
 * concurrent guesses are limited like sequential ones; a right one is not counted.
 *
 * @throws ApiError `PAYMENT_CODE_WRONG` if the code is wrong or older than one minute, or if it or
 * a later one of the device was used; `PAYMENT_CODES_LOCKED` after five wrong ones.
 */
export async function matchPaymentCode(
  { db, company, memberKey, now }: Matching,
  memberId: string,
  code: string,
): Promise<MatchedCode> {
  const key = `payment code ${company.id} ${memberId}`;
  const limits: Limit[] = [{ key, most: MOST_WRONG, window: WINDOW }];
  const lockedUntil = await db.transaction((tx) => consume(tx, memberKey, limits, now));
  if (lockedUntil !== null) throw lockedError(lockedUntil);
  const sessions = await db.query<{ token_hash: string; secret: string; used_step: number | null }>(
    sql`
    select c.token_hash, c.secret, c.used_step
    from payment_code_secrets c join member_sessions s using (company_id, token_hash)
    where c.company_id = ${company.id} and c.member_id = ${memberId} and s.expires_at > ${now}`,
  );
  for (const { token_hash: tokenHash, secret, used_step } of sessions) {
    const step = stepOf(decrypt(paymentCodeKey(memberKey), secret), code, now);
    if (step === null || (used_step !== null && step <= used_step)) continue;
    await returnHits(db, memberKey, limits);
    return { companyId: company.id, memberId, tokenHash, step };
  }
  throw new ApiError('PAYMENT_CODE_WRONG');
}

function lockedError(until: Temporal.Instant): ApiError {
  const retryAt = until.round({ smallestUnit: 'second', roundingMode: 'ceil' });
  return new ApiError('PAYMENT_CODES_LOCKED', { data: { retry_at: retryAt.toString() }, retryAt });
}
