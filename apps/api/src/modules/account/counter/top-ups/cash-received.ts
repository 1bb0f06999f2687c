import { COIN } from '@claypot/domain/pricing';
import { type Cents, formatMoneyString, parseMoney } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { LEAST_TOP_UP, MOST_TOP_UP } from '../../../loyalty/index.ts';

/**
 * Returns the amount of a top-up and the cash for it, in cents.
 * @throws ApiError `TOP_UP_AMOUNT` outside the limits of a top-up, `CASH_TOO_LITTLE`, and
 * `INVALID_REQUEST` for sums that coins cannot make.
 */
export function readCash(body: Schemas['CashTopUpRequest']): {
  readonly amount: Cents;
  readonly received: Cents;
} {
  const amount = parseMoney(body.amount);
  const received = parseMoney(body.cash_received);
  if (amount < LEAST_TOP_UP || amount > MOST_TOP_UP) {
    const data: Schemas['TopUpAmountData'] = {
      min_amount: formatMoneyString(LEAST_TOP_UP),
      max_amount: formatMoneyString(MOST_TOP_UP),
    };
    throw new ApiError('TOP_UP_AMOUNT', { data });
  }
  if (amount % COIN !== 0) throw invalidRequest('body.amount');
  if (received % COIN !== 0) throw invalidRequest('body.cash_received');
  if (received < amount) {
    const data: Schemas['CashTooLittleData'] = { missing: formatMoneyString(amount - received) };
    throw new ApiError('CASH_TOO_LITTLE', { data });
  }
  return { amount, received };
}
