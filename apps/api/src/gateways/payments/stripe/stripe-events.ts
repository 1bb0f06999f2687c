import type { Cents } from '@claypot/sdk';
import * as v from 'valibot';
import { isSafeText } from '../../../http/safe-text.ts';
import type { PaymentOutcome } from '../payments.ts';
import type { PaymentWebhook } from '../webhook.ts';
import { STRIPE } from './stripe-payments.ts';

/** What an event is to us. */
export type StripeNews =
  | { readonly kind: 'payment'; readonly webhook: PaymentWebhook }
  /** A refund has moved: look at it again. */
  | { readonly kind: 'refund'; readonly refundId: string }
  /** About what is none of our payments, or says nothing that changes one. */
  | { readonly kind: 'other' };

const OTHER: StripeNews = { kind: 'other' };

const text = v.pipe(v.string(), v.check(isSafeText), v.minLength(1), v.maxLength(128));

/** As much as is looked at; Stripe sends more, and adds to it. */
const event = v.object({
  id: text,
  type: v.string(),
  created: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(253_402_300_799)),
  data: v.object({ object: v.looseObject({}) }),
});

const session = v.object({
  client_reference_id: text,
  amount_total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.literal('myr'),
  payment_status: v.string(),
});

const refund = v.object({ id: text });

/**
 * What an event says, or null where there is none to be read. `checkout.session.expired` says nothing
 * new: a session is closed by us with what it is for, and of one that somebody closed at Stripe the
 * order learns when its time is over.
 */
export function readEvent(body: string): StripeNews | null {
  const parsed = v.safeParse(event, parseJson(body));
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.output;
  if (type.startsWith('refund.') || type === 'charge.refund.updated') {
    const moved = v.safeParse(refund, data.object);
    return moved.success ? { kind: 'refund', refundId: moved.output.id } : null;
  }
  const found = v.safeParse(session, data.object);
  const outcome = found.success ? outcomeOf(type, found.output.payment_status) : null;
  if (!found.success || outcome === null) return OTHER;
  const webhook = {
    provider: STRIPE,
    eventId: id,
    reference: found.output.client_reference_id,
    outcome,
    amount: found.output.amount_total as Cents,
    occurredAt: Temporal.Instant.fromEpochMilliseconds(created * 1000),
  };
  return { kind: 'payment', webhook };
}

function outcomeOf(type: string, paymentStatus: string): PaymentOutcome | null {
  switch (type) {
    case 'checkout.session.completed':
      return paymentStatus === 'paid' ? 'approved' : 'processing';
    case 'checkout.session.async_payment_succeeded':
      return 'approved';
    case 'checkout.session.async_payment_failed':
      return 'declined';
    default:
      return null;
  }
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
