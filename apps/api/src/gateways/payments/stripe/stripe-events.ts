import type { Cents } from '@claypot/sdk';
import * as v from 'valibot';
import { isSafeText } from '../../../shared/text/safe-text.ts';
import type { IncidentKind } from '../payment-events.ts';
import type { PaymentOutcome } from '../payments.ts';
import type { PaymentWebhook } from '../webhook.ts';
import { STRIPE } from './stripe-payments.ts';

/** Relevant content of a Stripe event. */
export type StripeNews =
  | { readonly kind: 'payment'; readonly webhook: PaymentWebhook }
  /** A refund has changed and must be read again. */
  | {
      readonly kind: 'refund';
      /** Null for `charge.refunded`, which has no refund id. */
      readonly refundId: string | null;
      readonly intentId: string | null;
    }
  /** A dispute has changed. */
  | { readonly kind: 'dispute'; readonly step: DisputeStep }
  /** An event of an unknown payment, or one that changes nothing. */
  | { readonly kind: 'other' };

/** State of a dispute according to its event. */
export interface DisputeStep {
  readonly id: string;
  readonly intentId: string;
  readonly amount: Cents;
  readonly kind: Extract<IncidentKind, 'disputed' | 'dispute_lost' | 'dispute_closed'>;
}

const OTHER: StripeNews = { kind: 'other' };

const text = v.pipe(v.string(), v.check(isSafeText), v.minLength(1), v.maxLength(128));

/** The fields that the server reads; Stripe sends more and adds new ones. */
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

const intentOf = v.optional(v.nullable(text), null);
const refund = v.object({ id: text, payment_intent: intentOf });
const charge = v.object({ payment_intent: intentOf });

const dispute = v.object({
  id: text,
  payment_intent: text,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.literal('myr'),
  status: v.string(),
});

/**
 * Parses an event; returns null if it is invalid. `checkout.session.expired` is ignored: the server
 * expires a session together with its order. If someone else expires it at Stripe, the order times
 * out.
 */
export function readEvent(body: string): StripeNews | null {
  const parsed = v.safeParse(event, parseJson(body));
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.output;
  if (type.startsWith('refund.') || type === 'charge.refund.updated') {
    const moved = v.safeParse(refund, data.object);
    if (!moved.success) return null;
    return { kind: 'refund', refundId: moved.output.id, intentId: moved.output.payment_intent };
  }
  if (type === 'charge.refunded') {
    const charged = v.safeParse(charge, data.object);
    if (!charged.success) return null;
    return { kind: 'refund', refundId: null, intentId: charged.output.payment_intent };
  }
  if (type === 'charge.dispute.created' || type === 'charge.dispute.closed') {
    return readDispute(type, data.object);
  }
  const result = v.safeParse(session, data.object);
  const outcome = result.success ? outcomeOf(type, result.output.payment_status) : null;
  if (!result.success || outcome === null) return OTHER;
  const webhook = {
    provider: STRIPE,
    eventId: id,
    reference: result.output.client_reference_id,
    outcome,
    amount: result.output.amount_total as Cents,
    occurredAt: Temporal.Instant.fromEpochMilliseconds(created * 1000),
  };
  return { kind: 'payment', webhook };
}

function readDispute(type: string, object: unknown): StripeNews {
  const result = v.safeParse(dispute, object);
  if (!result.success) return OTHER;
  const { id, payment_intent: intentId, amount, status } = result.output;
  const closed = status === 'lost' ? 'dispute_lost' : 'dispute_closed';
  const kind = type === 'charge.dispute.created' ? 'disputed' : closed;
  return { kind: 'dispute', step: { id, intentId, amount: amount as Cents, kind } };
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
