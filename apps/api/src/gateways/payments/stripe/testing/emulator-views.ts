import type Stripe from 'stripe';
import type { EmulatedRefund, EmulatedSession } from './emulator-books.ts';
import { textAt } from './form.ts';

/** A session as Stripe writes it: of its fields, those that the documentation lets us read. */
export type SessionView = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'livemode'
  | 'status'
  | 'payment_status'
  | 'url'
> & { payment_intent: string | { id: string; object: 'payment_intent'; status: string } | null };

export function viewSession(session: EmulatedSession, pages: string, expand: boolean): SessionView {
  const { id, intent, status } = session;
  return {
    id,
    object: 'checkout.session',
    amount_total: session.amount,
    currency: 'myr',
    client_reference_id: textAt(session.parameters, 'client_reference_id'),
    created: session.created,
    expires_at: session.expiresAt,
    livemode: false,
    status,
    payment_status: session.paymentStatus,
    payment_intent:
      intent && expand
        ? { id: intent.id, object: 'payment_intent', status: intent.status }
        : (intent?.id ?? null),
    // Longer than most addresses, as Stripe's are.
    url:
      status === 'open'
        ? `${pages}/c/pay/${id}#${'fidkdWxOYHwnPyd1blpxYHZxWjA0'.repeat(20)}`
        : null,
  };
}

export function viewRefund({ id, intent, amount, status }: EmulatedRefund) {
  return {
    id,
    object: 'refund',
    amount,
    currency: 'myr',
    payment_intent: intent,
    status,
  } satisfies Partial<Stripe.Refund>;
}
