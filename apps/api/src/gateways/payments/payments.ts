import type { Cents } from '@claypot/sdk';
import type { Language } from '../../shared/text/language.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import { Unavailable } from '../../shared/unavailable.ts';

/** A payment to collect. */
export interface PaymentRequest {
  /** Our payment's id, used as idempotency key: a repeated request returns the same session. */
  readonly reference: string;
  readonly amount: Cents;
  /** Company name on the provider's page. */
  readonly merchant: TranslatedText;
  /** Purpose of the payment, with its visible number. */
  readonly description: TranslatedText;
  /**
   * Path that the provider returns the customer to, or its `leftPath` if the provider reports that
   * they left unpaid. A return does not prove payment.
   */
  readonly returnPath: string;
  /** Scheme and host of the return path, as in the customer's browser. */
  readonly returnOrigin: string;
  /** The customer's language. */
  readonly language: Language;
  /**
   * Time at which the payment was stored. Requests use this instead of the current time, so that a
   * retry is identical.
   */
  readonly createdAt: Temporal.Instant;
}

export interface PaymentSession {
  readonly paymentUrl: string;
  /** The provider's session id; null if our reference is enough. */
  readonly sessionId: string | null;
}

/** A payment that was requested from the provider. */
export interface ProviderPayment {
  readonly reference: string;
  /** Null if no session is known. */
  readonly sessionId: string | null;
}

export type PaymentMethod = 'card' | 'fpx';

/** Final outcome of a payment. */
export type PaymentEnd = 'approved' | 'declined' | 'cancelled';

/** Outcome reported by a provider. `processing`: the customer is done and the bank is not. */
export type PaymentOutcome = PaymentEnd | 'processing';

/** Result of voiding a session; every value except `voided` means that it was too late. */
export type VoidAnswer = 'voided' | 'approved' | 'declined' | 'processing';

/** A refund. `rejected`: it failed and staff must act. */
export interface Refund {
  /** The provider's id. */
  readonly id: string;
  readonly state: 'refunding' | 'refunded' | 'rejected';
}

/** A part of a payment to refund. */
export interface RefundPart {
  /** Our refund's id, used as idempotency key: a repeated request returns the same refund. */
  readonly key: string;
  readonly amount: Cents;
}

/** A refund of a part. `id` is null if the provider rejected the request. */
export interface PartRefund extends Pick<Refund, 'state'> {
  readonly id: string | null;
}

/** Minutes after which an unpaid order or top-up is cancelled. */
export const PAYMENT_MINUTES = 30;

/**
 * A card payment provider.
 *
 * The outcome of a payment comes from the provider's signed webhook, never from the customer's
 * browser. To add a provider, implement this interface over its API with `reference` as idempotency
 * key, and translate its webhook into a `PaymentWebhook` for `settlePayment`.
 */
export interface Payments {
  /** Stored with each payment; event ids are unique per provider. */
  readonly provider: string;
  /** Minimum amount that the provider collects. */
  readonly least: Cents;
  /** The only payment method; null if customers choose one. */
  readonly method: PaymentMethod | null;
  /**
   * Opens a payment session.
   *
   * @throws PaymentsUnavailable if the provider cannot be reached; a retry is safe.
   */
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /**
   * Closes a session so that it can no longer be paid, or returns the outcome if it is too late. An
   * unknown session counts as voided.
   *
   * @throws PaymentsUnavailable if the provider cannot be reached; a retry is safe.
   */
  void(payment: ProviderPayment): Promise<VoidAnswer>;
  /**
   * Refunds the whole amount, or returns the state of the existing refund. Repeated and concurrent
   * calls refund once.
   *
   * @throws PaymentsUnavailable if the provider cannot be reached; a retry is safe.
   */
  refund(payment: ProviderPayment): Promise<Refund>;
  /**
   * Refunds a part of a payment, or returns the state of the existing refund with this key.
   * Repeated and concurrent calls refund once. `rejected` if less is left of the payment.
   *
   * @throws PaymentsUnavailable if the provider cannot be reached; a retry is safe.
   */
  refundPart(payment: ProviderPayment, part: RefundPart): Promise<PartRefund>;
  /**
   * Returns the payment method; null if it is unknown.
   *
   * @throws PaymentsUnavailable if the provider cannot be reached; a retry is safe.
   */
  methodOf(payment: ProviderPayment): Promise<PaymentMethod | null>;
}

/** The provider cannot be reached, did not respond in time, or rejects our key or request. */
export class PaymentsUnavailable extends Unavailable {
  override readonly name = 'PaymentsUnavailable';
}
