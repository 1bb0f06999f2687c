import type Stripe from 'stripe';
import type { EmulatedRefund, EmulatedSession } from './emulator-ledger.ts';
import { textAt } from './form.ts';

/** The fields of a Stripe session that the server may read. */
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
> & { payment_intent: string | IntentView | null };

interface IntentView {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly status: string;
  /** An object if expanded, otherwise an id. */
  readonly payment_method: string | object;
}

/** Field returned as an object instead of an id. */
export type Expanded = 'nothing' | 'payment_intent' | 'payment_intent.payment_method';

export function viewSession(
  session: EmulatedSession,
  pages: string,
  expanded: Expanded,
): SessionView {
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
      intent && expanded !== 'nothing' ? viewIntent(intent, expanded) : (intent?.id ?? null),
    // Long, like Stripe's real URLs.
    url:
      status === 'open'
        ? `${pages}/c/pay/${id}#${'fidkdWxOYHwnPyd1blpxYHZxWjA0'.repeat(20)}`
        : null,
  };
}

function viewIntent(
  { id, status, method }: NonNullable<EmulatedSession['intent']>,
  expanded: Expanded,
): IntentView {
  const paidWith = `pm_of_${id}`;
  const isComplete = expanded === 'payment_intent.payment_method';
  return {
    id,
    object: 'payment_intent',
    status,
    payment_method: isComplete
      ? { id: paidWith, object: 'payment_method', type: method, [method]: {} }
      : paidWith,
  };
}

export function viewRefund({ id, intent, amount, reference, part, status }: EmulatedRefund) {
  return {
    id,
    object: 'refund',
    amount,
    currency: 'myr',
    payment_intent: intent,
    metadata: { ...(reference !== null && { reference }), ...(part !== null && { refund: part }) },
    status,
  } satisfies Partial<Stripe.Refund>;
}
