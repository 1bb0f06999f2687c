import type { Cents } from '@claypot/sdk';
import * as v from 'valibot';
import { isSafeText } from '../../shared/text/safe-text.ts';
import type { PaymentOutcome } from './payments.ts';

/** A provider's payment event, validated and in our terms. */
export interface PaymentWebhook {
  readonly provider: string;
  /** Unique per provider; a repeated id is the same event. */
  readonly eventId: string;
  /** Our payment's id, which the provider stores as its reference. */
  readonly reference: string;
  readonly outcome: PaymentOutcome;
  readonly amount: Cents;
  readonly occurredAt: Temporal.Instant;
}

/** Called with each payment event and its effect. */
export type OnOutcome = (outcome: PaymentOutcome, effect: string) => void;

const text = v.pipe(v.string(), v.check(isSafeText), v.maxLength(128));

/** Existing and storable timestamps; the ISO format alone would accept 31 February. */
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

/** Body of the sandbox's webhook. Amounts are in cents. */
const webhookBody = v.strictObject({
  event_id: v.pipe(text, v.minLength(1)),
  reference: v.pipe(text, v.minLength(16)),
  outcome: v.picklist(['approved', 'declined', 'cancelled']),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  occurred_at: instant,
});

export type WebhookBody = v.InferOutput<typeof webhookBody>;

/** Parses a webhook's body; returns null if it is invalid. */
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
