import type { Cents } from '@claypot/sdk';
import * as v from 'valibot';
import { isSafeText } from '../../shared/text/safe-text.ts';
import type { PaymentOutcome } from './payments.ts';

/** A provider's word about a payment, checked and in our own terms. */
export interface PaymentWebhook {
  readonly provider: string;
  /** Unique with the provider; the same id again is the same webhook. */
  readonly eventId: string;
  /** The payment's id, which the provider knows as its reference. */
  readonly reference: string;
  readonly outcome: PaymentOutcome;
  readonly amount: Cents;
  readonly occurredAt: Temporal.Instant;
}

/** Is told what a provider said of a payment, and what came of it. */
export type OnOutcome = (outcome: PaymentOutcome, effect: string) => void;

const text = v.pipe(v.string(), v.check(isSafeText), v.maxLength(128));

/** The moments that there are and that can be stored: in the form alone, February has 31 days. */
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((written) => {
    try {
      return Temporal.Instant.from(written).epochMilliseconds >= 0;
    } catch {
      return false;
    }
  }),
);

/** The body the sandbox posts. Amounts are whole cents: providers speak minor units. */
const webhookBody = v.strictObject({
  event_id: v.pipe(text, v.minLength(1)),
  reference: v.pipe(text, v.minLength(16)),
  outcome: v.picklist(['approved', 'declined', 'cancelled']),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  occurred_at: instant,
});

export type WebhookBody = v.InferOutput<typeof webhookBody>;

/** The webhook in a body, or null where there is none to be read. */
export function readWebhook(provider: string, body: string): PaymentWebhook | null {
  const parsed = v.safeParse(webhookBody, parseJson(body));
  if (!parsed.success) return null;
  const { event_id, reference, outcome, amount, occurred_at } = parsed.output;
  return {
    provider,
    eventId: event_id,
    reference,
    outcome,
    amount: amount as Cents,
    occurredAt: Temporal.Instant.from(occurred_at),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
