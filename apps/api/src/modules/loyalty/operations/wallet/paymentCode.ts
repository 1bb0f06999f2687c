import type { Handler } from '../../../../contract/handlers.ts';
import { CODE_DIGITS, PERIOD_SECONDS } from '../../../../platform/secrets/totp.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMember } from '../../../identity/index.ts';
import { readCodeSecret } from '../../payment-codes/code-secrets.ts';

/**
 * Returns the secret of the session's payment codes. Only the bearer token of the session gets it:
 * a page is rendered without one.
 */
export const paymentCode: Handler<'paymentCode'> = async (context, { path }) => {
  const { bearer, db, memberKey, now, random } = context;
  if (bearer === null) throw new ApiError('SESSION_EXPIRED');
  await requireMember(context, path.customerId);
  const options = { memberId: path.customerId, bearer, memberKey, random, now };
  const secret = await db.transaction((tx) => readCodeSecret(tx, options));
  return {
    secret,
    period: PERIOD_SECONDS,
    digits: CODE_DIGITS,
    server_time: now.toString(),
  };
};
