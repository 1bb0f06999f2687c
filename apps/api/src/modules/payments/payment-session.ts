import type { Cents } from '@claypot/sdk';
import { type Payments, PaymentsUnavailable } from '../../gateways/payments/payments.ts';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Language } from '../../shared/text/language.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import type { PaymentState } from './settlement.ts';

export interface SessionDependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly now: Temporal.Instant;
}

/** What is stored of a payment that its session is opened by; the columns are named in {@link dueColumns}. */
export interface StoredPayment {
  readonly payment_id: string;
  readonly payment_state: PaymentState;
  /** Null until the provider has opened the session. */
  readonly payment_url: string | null;
  readonly return_path: string;
  /** Null for payments stored before it was kept. */
  readonly return_origin: string;
  readonly payment_language: Language;
  readonly payment_created_at: Temporal.Instant;
}

/** The columns of {@link StoredPayment}, of `payments p`. */
export const dueColumns = sql`p.id as payment_id, p.state as payment_state, p.payment_url,
  p.return_path, p.return_origin, p.language as payment_language,
  p.created_at as payment_created_at`;

/** A payment that is to be made. */
export interface DuePayment extends StoredPayment {
  readonly amount: Cents;
  readonly merchant: TranslatedText;
  /** What for, as the provider's page shows it. */
  readonly description: TranslatedText;
}

/**
 * The card page of a payment, opened with the provider if it was not yet; null where the payment is
 * with the bank, or was closed while the page was being opened, or the page could not be stored. The payment is stored before the
 * provider is asked and the reference is ours, so this may be interrupted anywhere and done again:
 * there is one session in the end.
 *
 * @throws PaymentsUnavailable where the provider cannot be reached.
 */
export async function openPaymentSession(
  { db, payments, now }: SessionDependencies,
  due: DuePayment,
): Promise<string | null> {
  if (due.payment_state !== 'pending') return null;
  if (due.payment_url !== null) return due.payment_url;
  const reference = due.payment_id;
  const { paymentUrl, sessionId } = await payments.createSession({
    reference,
    amount: due.amount,
    merchant: due.merchant,
    description: due.description,
    returnPath: due.return_path,
    returnOrigin: due.return_origin,
    language: due.payment_language,
    createdAt: due.payment_created_at,
  });
  const payment = await db
    .one<{ state: PaymentState }>(sql`
    update payments set payment_url = ${paymentUrl}, session_id = ${sessionId}, updated_at = ${now}
    where id = ${reference} returning state`)
    .catch(() => null);
  // What is paid for is stored, and the answer says so. Its page is given out once its session is
  // stored, too: the same session is opened again for whoever looks at it.
  if (payment === null) return null;
  if (payment.state !== 'pending') {
    // Whoever closed it knew of no session: nobody shall pay on a page that is of no use any more.
    await payments.void({ reference, sessionId });
    return null;
  }
  return paymentUrl;
}

/** For who only looks: that there is a payment is known without the provider. */
export function nullWhileAway(error: unknown): null {
  if (error instanceof PaymentsUnavailable) return null;
  throw error;
}
