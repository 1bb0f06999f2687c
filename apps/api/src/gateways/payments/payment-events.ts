import type { Cents } from '@claypot/sdk';
import type { PaymentWebhook } from './webhook.ts';

/** What a webhook did. */
export type SettlementEffect =
  | 'applied'
  /** It was handled before. */
  | 'repeated'
  /** It came too late to change anything. */
  | 'outdated'
  /** Its amount is not the one that was asked for. Staff have to look at it. */
  | 'amount_differs'
  | 'unknown_payment';

/** A step of a refund that staff made at the provider's own desk, or of a dispute. */
export type IncidentKind =
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_lost'
  | 'dispute_closed';

export interface Incident {
  readonly provider: string;
  /** The provider's id of the refund or the dispute. */
  readonly incidentId: string;
  readonly kind: IncidentKind;
  /** Our payment's id, which the provider knows as its reference. */
  readonly reference: string;
  readonly amount: Cents;
}

/** What became of an incident: `repeated` and `ignored` change nothing. */
export type IncidentEffect = 'recorded' | 'repeated' | 'ignored';

/** Takes what a provider's webhooks report. A gateway reads and verifies them; this acts on them. */
export interface PaymentEvents {
  /** Applies the outcome of a payment, once for each event id. */
  settle(webhook: PaymentWebhook, now: Temporal.Instant): Promise<SettlementEffect>;
  /** Records a refund by staff or a dispute, once for each step. */
  recordIncident(incident: Incident, now: Temporal.Instant): Promise<IncidentEffect>;
  /** Has one of our refunds looked at again, as the provider says that it has moved. */
  checkRefund(refundId: string, now: Temporal.Instant): Promise<void>;
}
