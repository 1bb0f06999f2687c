import type { Cents } from '@claypot/sdk';
import type { Language } from '../../shared/text/language.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import { Unavailable } from '../../shared/unavailable.ts';

/** What the provider is asked to collect. */
export interface PaymentRequest {
  /** Our payment's id. Asking again with the same one opens the same session, never a second. */
  readonly reference: string;
  readonly amount: Cents;
  /** Who is paid, as the provider's page shows it. */
  readonly merchant: TranslatedText;
  /** What for, with the number people know. */
  readonly description: TranslatedText;
  /**
   * The path the provider sends the customer back to; `leftPath` of it where they leave unpaid and
   * the provider can tell. Coming back there proves nothing.
   */
  readonly returnPath: string;
  /** Scheme and host before that path, as the customer sees them. */
  readonly returnOrigin: string;
  /** What the customer reads. */
  readonly language: Language;
  /** When the payment was stored: whatever is asked is made of this and never of the time it is now. */
  readonly createdAt: Temporal.Instant;
}

export interface PaymentSession {
  readonly paymentUrl: string;
  /** What the provider knows the session by; null where it needs nothing but our reference. */
  readonly sessionId: string | null;
}

/** A payment that the provider was asked for. */
export interface ProviderPayment {
  readonly reference: string;
  /** Null where no session was opened, as far as we know. */
  readonly sessionId: string | null;
}

/** What customers pay with. */
export type PaymentMethod = 'card' | 'fpx';

/** How a payment ends. */
export type PaymentEnd = 'approved' | 'declined' | 'cancelled';

/** What a provider reports of a payment. `processing`: the customer has done all there is to do. */
export type PaymentOutcome = PaymentEnd | 'processing';

/** What became of closing a session; all but `voided` say that it was too late. */
export type VoidAnswer = 'voided' | 'approved' | 'declined' | 'processing';

/** Money on its way back. `refused`: it does not come through, and people have to see to it. */
export interface Refund {
  /** The provider's. */
  readonly id: string;
  readonly state: 'refunding' | 'refunded' | 'rejected';
}

/**
 * A card payment provider.
 *
 * How a payment ends is reported by the provider's own signed notification and never by the
 * customer's browser. To put a real provider in the sandbox's place: implement this over its API
 * with `reference` as its idempotency key, and translate its webhook into a `PaymentWebhook`
 * for `settlePayment`.
 */
/** Minutes after which something that is not paid is cancelled. */
export const PAYMENT_MINUTES = 30;

export interface Payments {
  /** Stored beside each payment; event ids are unique within it. */
  readonly provider: string;
  /** The least it collects. */
  readonly least: Cents;
  /** What everybody pays with there; null where customers choose. */
  readonly method: PaymentMethod | null;
  /** @throws PaymentsUnavailable where the provider cannot be reached; asking again is safe. */
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /**
   * Closes a session so that it can no longer be paid, or says why it is too late for that. One that
   * is not known counts as voided.
   *
   * @throws PaymentsUnavailable where the provider cannot be reached; asking again is safe.
   */
  void(payment: ProviderPayment): Promise<VoidAnswer>;
  /**
   * Gives back all that was collected, or says how the giving back stands: asked again and again,
   * and by several at once, it is given back once.
   *
   * @throws PaymentsUnavailable where the provider cannot be reached; asking again is safe.
   */
  refund(payment: ProviderPayment): Promise<Refund>;
  /**
   * What was paid with; null where that is nothing we know.
   *
   * @throws PaymentsUnavailable where the provider cannot be reached; asking again is safe.
   */
  methodOf(payment: ProviderPayment): Promise<PaymentMethod | null>;
}

/** The provider cannot be reached, or did not answer in time. */
export class PaymentsUnavailable extends Unavailable {
  override readonly name = 'PaymentsUnavailable';
}
