import type { Cents } from '@claypot/sdk';
import { PAYMENT_MINUTES, type PaymentMethod } from '../../gateways/payments/payments.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import { randomCode } from '../../shared/order-number.ts';
import type { Language } from '../../shared/text/language.ts';
import { HOLDING_MINUTES, type PaidFor } from './payable.ts';

/** Where a payment goes, and what the provider will know it by. */
export interface PaymentTerms {
  readonly id: string;
  readonly provider: string;
  /** What everybody pays with there; null where customers choose. */
  readonly method: PaymentMethod | null;
  /** Where the card page sends the customer back to. */
  readonly returnPath: string;
  /** Scheme and host before that path. */
  readonly returnOrigin: string;
  /** What the customer reads there. */
  readonly language: Language;
}

/** A reference that no provider knows yet. */
export function paymentReference(random: Parameters<typeof randomCode>[0]): string {
  return `PAY${randomCode(random, 16)}`;
}

/**
 * Has a new payment looked at when it may have been left alone for too long.
 * @param where whether it is there.
 */
export function lookAtPaymentLater(
  { id }: Pick<PaymentTerms, 'id'>,
  { order_id }: PaidFor,
  now: Temporal.Instant,
  where: Sql = sql`true`,
): Sql {
  const minutes = order_id === null ? PAYMENT_MINUTES : HOLDING_MINUTES;
  const due = now.add({ minutes });
  return jobsOf('unpaid', sql`select ${id}::text, ${due}::timestamptz where ${where}`);
}

/**
 * Stores the payment of something that has just been stored itself; see {@link lookAtPaymentLater}.
 * @param where whether it is to be.
 */
export function paymentInsertion(
  { id, provider, method, returnPath, returnOrigin, language }: PaymentTerms,
  {
    companyId,
    order_id,
    top_up_id,
    amount,
  }: PaidFor & {
    readonly companyId: string;
    readonly amount: Cents;
  },
  now: Temporal.Instant,
  where: Sql = sql`true`,
): Sql {
  return sql`
    insert into payments
      (company_id, id, order_id, top_up_id, provider, method, amount, state, return_path,
        return_origin, language,
       created_at, updated_at)
    select ${companyId}, ${id}, ${order_id}, ${top_up_id}, ${provider}, ${method}, ${amount},
      'pending', ${returnPath},
      ${returnOrigin}, ${language}, ${now}, ${now}
    where ${where}`;
}
