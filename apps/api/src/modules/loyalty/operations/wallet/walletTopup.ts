import { type Cents, formatMoneyString, parseMoney } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { Handler, RequestOf } from '../../../../contract/handlers.ts';
import { hashRequest } from '../../../../contract/request-hash.ts';
import type { Wire } from '../../../../contract/wire.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { topUpNumber } from '../../../../shared/order-number.ts';
import { requireMember } from '../../../identity/index.ts';
import { paymentReference } from '../../../payments/index.ts';
import { insertTopUp, TooManyOpen } from '../../wallet/new-top-up.ts';
import { LEAST_TOP_UP, MOST_TOP_UP } from '../../wallet/top-up-limits.ts';
import { openTopUpPayment } from '../../wallet/top-up-payment-session.ts';
import { findTopUpOfKey, type TopUp } from '../../wallet/top-ups.ts';
import { viewTopUpWith } from './top-up-view.ts';

type Request = RequestOf<'walletTopup'>;

/** Page to which the payment page returns the member. */
const RETURN_PATH = '/topUp';

/**
 * Starts a top-up of a member's wallet. Concurrent or repeated requests with one key create one
 * top-up and get the same response.
 */
export const walletTopup: Handler<'walletTopup'> = async (context, request) => {
  const { db } = context;
  const { customer_id: memberId } = request.body;
  await requireMember(context, memberId);
  const key = request.headers['Idempotency-Key'];
  const topUp =
    (await findTopUpOfKey(db, memberId, key)) ?? (await begin(context, memberId, request));
  if (topUp.request_hash !== hashRequest(request.body)) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return viewTopUpWith(await openTopUpPayment(context, topUp), topUp, context);
};

async function begin(
  { db, company, language, now, origin, payments, random }: Context,
  memberId: string,
  { body, headers }: Request,
): Promise<TopUp> {
  const topUp = {
    id: random.uuid(),
    companyId: company.id,
    memberId,
    idempotencyKey: headers['Idempotency-Key'],
    requestHash: hashRequest(body),
    amount: readAmount(body.amount),
    payment: {
      id: paymentReference(random),
      provider: payments.provider,
      method: payments.method,
      returnPath: RETURN_PATH,
      returnOrigin: origin,
      language,
    },
    now,
  };
  const makeNumber = () => topUpNumber(random, now, company.time_zone);
  return db
    .transaction((tx) => insertTopUp(tx, topUp, makeNumber))
    .catch((error: unknown) => {
      throw error instanceof TooManyOpen ? tooManyRequests(error.until) : error;
    });
}

/** @throws ApiError `TOP_UP_AMOUNT` with the minimum and maximum. */
function readAmount(text: string): Cents {
  const amount = parseMoney(text);
  if (amount >= LEAST_TOP_UP && amount <= MOST_TOP_UP) return amount;
  const data: Wire['TopUpAmountData'] = {
    min_amount: formatMoneyString(LEAST_TOP_UP),
    max_amount: formatMoneyString(MOST_TOP_UP),
  };
  throw new ApiError('TOP_UP_AMOUNT', { data });
}
