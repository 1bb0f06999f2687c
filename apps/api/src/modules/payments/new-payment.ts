import type { Cents } from '@claypot/sdk';
import { PAYMENT_MINUTES, type PaymentMethod } from '../../gateways/payments/payments.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import { randomCode } from '../../shared/order-number.ts';
import type { Language } from '../../shared/text/language.ts';
import { HOLDING_MINUTES, type PaidFor } from './payable.ts';

/** Provider, reference and return address of a new payment. */
export interface PaymentTerms {
  readonly id: string;
  readonly provider: string;
  /** Only payment method of the provider; null if customers choose. */
  readonly method: PaymentMethod | null;
  /** Path to which the card page returns the customer. */
  readonly returnPath: string;
  /** Scheme and host of that path. */
  readonly returnOrigin: string;
  /** Language of the card page. */
  readonly language: Language;
}

/** Returns a random payment reference, `PAY` and 16 characters. */
export function paymentReference(random: Parameters<typeof randomCode>[0]): string {
  return `PAY${randomCode(random, 16)}`;
}

/**
 * Returns SQL that schedules the check for an abandoned payment.
 * @param where condition under which the job is created.
 */
export function schedulePaymentCheck(
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
 * Returns SQL that stores the payment of an order or top-up created in the same transaction; see
 * {@link schedulePaymentCheck}.
 * @param where condition under which the payment is created.
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
