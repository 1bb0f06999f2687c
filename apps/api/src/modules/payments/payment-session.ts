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

/** Stored data needed to open a payment session, selected by {@link dueColumns}. */
export interface StoredPayment {
  readonly payment_id: string;
  readonly payment_state: PaymentState;
  /** Null until the provider has opened the session. */
  readonly payment_url: string | null;
  readonly return_path: string;
  readonly return_origin: string;
  readonly payment_language: Language;
  readonly payment_created_at: Temporal.Instant;
}

/** Columns of {@link StoredPayment}, from `payments p`. */
export const dueColumns = sql`p.id as payment_id, p.state as payment_state, p.payment_url,
  p.return_path, p.return_origin, p.language as payment_language,
  p.created_at as payment_created_at`;

/** A payment to open a session for. */
export interface DuePayment extends StoredPayment {
  readonly amount: Cents;
  readonly merchant: TranslatedText;
  /** Description shown on the provider's page. */
  readonly description: TranslatedText;
}

/**
 * Returns the URL of the card page and opens the session if needed. Returns null if the payment is
 * no longer pending, or if the page could not be stored. The payment is stored before the provider
 * is called, with our own reference. Interrupted calls can therefore be repeated and lead to a
 * single session.
 *
 * @throws PaymentsUnavailable if the provider is unreachable.
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
  // The order is stored in any case. Its page is returned only once the session is stored; the next
  // request opens the same session again.
  if (payment === null) return null;
  if (payment.state !== 'pending') {
    // The payment was closed without knowledge of this session, so void it: the customer must not
    // pay any more.
    await payments.void({ reference, sessionId });
    return null;
  }
  return paymentUrl;
}

/**
 * Returns null for {@link PaymentsUnavailable} and rethrows other errors; for reads, which do not
 * need the provider.
 */
export function nullIfUnavailable(error: unknown): null {
  if (error instanceof PaymentsUnavailable) return null;
  throw error;
}
