import type { Cents } from '@claypot/sdk';
import type { PaymentWebhook } from './webhook.ts';

/** Effect of a payment webhook. */
export type SettlementEffect =
  | 'applied'
  /** The event was handled before. */
  | 'repeated'
  /** The event came too late to change anything. */
  | 'outdated'
  /** The amount differs from the requested one. Staff must check it. */
  | 'amount_differs'
  | 'unknown_payment';

/** A step of a dispute, or of a refund made by staff in the provider's dashboard. */
export type IncidentKind =
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_lost'
  | 'dispute_closed';

export interface Incident {
  readonly provider: string;
  /** The provider's id of the refund or dispute. */
  readonly incidentId: string;
  readonly kind: IncidentKind;
  /** Our payment's id, which the provider stores as its reference. */
  readonly reference: string;
  readonly amount: Cents;
}

/** Effect of an incident: `repeated` and `ignored` change nothing. */
export type IncidentEffect = 'recorded' | 'repeated' | 'ignored';

/** Acts on the events of a provider's webhooks, after a gateway has verified and parsed them. */
export interface PaymentEvents {
  /** Applies the outcome of a payment, once per event id. */
  settle(webhook: PaymentWebhook, now: Temporal.Instant): Promise<SettlementEffect>;
  /** Records a step of a dispute, or of a refund made by staff, once and updates the ledgers. */
  recordIncident(incident: Incident, now: Temporal.Instant): Promise<IncidentEffect>;
  /** Schedules a check of one of our refunds after the provider has reported a change. */
  checkRefund(refundId: string, now: Temporal.Instant): Promise<void>;
}
