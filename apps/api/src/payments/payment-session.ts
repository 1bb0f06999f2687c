import type { Cents } from '@claypot/sdk';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Payments, PaymentsUnavailable } from '../gateways/payments/payments.ts';
import type { TranslatedText } from '../ordering/translated-text.ts';

export interface SessionDependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly now: Temporal.Instant;
}

/** A payment that is to be made. */
export interface DuePayment {
  readonly payment_id: string;
  /** Null until the provider has opened the session. */
  readonly payment_url: string | null;
  readonly amount: Cents;
  readonly merchant: TranslatedText;
  /** What for, as the provider's page shows it. */
  readonly description: TranslatedText;
  readonly return_path: string;
}

/**
 * The card page of a payment, opened with the provider if it was not yet. The payment is stored
 * before the provider is asked and the reference is ours, so this may be interrupted anywhere and
 * done again: there is one session in the end.
 *
 * @throws PaymentsUnavailable where the provider cannot be reached.
 */
export async function openPaymentSession(
  { db, payments, now }: SessionDependencies,
  due: DuePayment,
): Promise<string> {
  if (due.payment_url !== null) return due.payment_url;
  const { paymentUrl } = await payments.createSession({
    reference: due.payment_id,
    amount: due.amount,
    merchant: due.merchant,
    description: due.description,
    returnPath: due.return_path,
  });
  await db.execute(sql`
    update payments set payment_url = ${paymentUrl}, updated_at = ${now}
    where id = ${due.payment_id} and payment_url is null`);
  return paymentUrl;
}

/** For who only looks: that there is a payment is known without the provider. */
export function nullWhileAway(error: unknown): null {
  if (error instanceof PaymentsUnavailable) return null;
  throw error;
}
