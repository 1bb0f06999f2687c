import type { Cents } from '@claypot/sdk';
import type { TranslatedText } from '../../ordering/translated-text.ts';

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
}

interface PaymentSession {
  readonly paymentUrl: string;
}

/** What a provider reports of a payment. */
export type PaymentOutcome = 'approved' | 'declined' | 'cancelled';

/**
 * A card payment provider.
 *
 * How a payment ends is reported by the provider's own signed notification and never by the
 * customer's browser. To put a real provider in the sandbox's place: implement this over its API
 * with `reference` as its idempotency key, and translate its webhook into a `PaymentWebhook`
 * for `settlePayment`.
 */
export interface Payments {
  /** Stored beside each payment; event ids are unique within it. */
  readonly provider: string;
  /** @throws PaymentsUnavailable where the provider cannot be reached; asking again is safe. */
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /**
   * Closes a session so that it can no longer be paid. `approved` says that it is too late: the
   * money has been collected. An unknown reference counts as voided.
   *
   * @throws PaymentsUnavailable where the provider cannot be reached; asking again is safe.
   */
  void(reference: string): Promise<'voided' | 'approved'>;
}

/** The provider cannot be reached, or did not answer in time. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}
