import type { SetUpContext } from '../../../../contract/counter/set-up/context.ts';
import type { SetUpOperationId } from '../../../../contract/counter/set-up/operation-ids.ts';
import { consume, type Limit, returnHits } from '../../../../platform/db/rate-limits.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findSetUp } from './find-set-up.ts';

/** Wrong tokens of an address. The token cannot be guessed; this limits the work of trying. */
const WRONG_TOKENS = { most: 20, window: { minutes: 15 } } as const;

/**
 * Rejects a request without the token of the set-up, and all requests after the set-up, except
 * those of `setUp` itself, which may be repeated.
 * @throws ApiError `TOO_MANY_REQUESTS`, `SET_UP_TOKEN_INVALID` or `SET_UP_CLOSED`.
 */
export async function requireSetUpToken(
  { db, address, memberKey, now, token }: SetUpContext,
  operation: SetUpOperationId,
): Promise<void> {
  const limits: Limit[] = [{ key: `set-up tokens from ${address}`, ...WRONG_TOKENS }];
  const retryAt = await db.transaction((tx) => consume(tx, memberKey, limits, now));
  if (retryAt !== null) throw tooManyRequests(retryAt);
  const { company_id } = await findSetUp(db, token);
  await returnHits(db, memberKey, limits);
  if (company_id !== null && operation !== 'setUp') throw new ApiError('SET_UP_CLOSED');
}
