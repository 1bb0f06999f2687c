import { type Cents, cents } from '@claypot/sdk';
import type Stripe from 'stripe';
import type {
  PartRefund,
  PaymentMethod,
  PaymentRequest,
  PaymentSession,
  Payments,
  ProviderPayment,
  Refund,
  RefundPart,
  VoidAnswer,
} from '../payments.ts';
import { isPermanent, isRefunded, isRejection, rethrow } from './stripe-errors.ts';
import { sessionParameters } from './stripe-session.ts';

/** Provider name stored with Stripe's payments. */
export const STRIPE = 'stripe';

/** Stripe's minimum amount for payments in MYR, in sen. */
const LEAST = cents(200);
/** Maximum number of idempotency keys to try. Stripe replays a failure for a day per key. */
const KEYS = 3;
/** Payment methods offered on Stripe's page. */
const METHODS: readonly PaymentMethod[] = ['card', 'fpx'];
/** Maximum number of refunds requested per payment; only the newest one is used. */
const REFUNDS = 10;
/** Stripe's maximum page size. */
const ALL_REFUNDS = 100;

const REFUND_STATES: Readonly<Record<string, Refund['state']>> = {
  pending: 'refunding',
  requires_action: 'refunding',
  succeeded: 'refunded',
  failed: 'rejected',
  canceled: 'rejected',
};

/** Refunds of one of our payments. */
export interface StripeRefunds {
  /** Our payment's id. */
  readonly reference: string;
  readonly refunds: readonly (Refund & { readonly amount: Cents; readonly isOurs: boolean })[];
}

/**
 * Stripe Checkout for cards and FPX. Sessions use our reference as idempotency key. The outcome
 * arrives by webhook (`stripe-webhook-routes.ts`) and is read here only if it is needed earlier.
 */
export class StripePayments implements Payments {
  readonly provider = STRIPE;
  readonly least = LEAST;
  readonly method = null;
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  async createSession(request: PaymentRequest): Promise<PaymentSession> {
    const parameters = sessionParameters(request);
    // The URL of a session left behind by a failed attempt was never returned to a customer.
    const { id, url } = await withKeys(request.reference, (idempotencyKey) =>
      this.#stripe.checkout.sessions.create(parameters, { idempotencyKey }),
    ).catch(rethrow);
    if (url === null) throw new Error('Stripe opened a session without a page');
    return { paymentUrl: url, sessionId: id };
  }

  async void({ sessionId }: ProviderPayment): Promise<VoidAnswer> {
    if (sessionId === null) return 'voided';
    try {
      await this.#stripe.checkout.sessions.expire(sessionId);
      return 'voided';
    } catch (error) {
      if (!isRejection(error)) rethrow(error);
      return this.#read(sessionId).catch(rethrow);
    }
  }

  async refund({ reference, sessionId }: ProviderPayment): Promise<Refund> {
    if (sessionId === null) throw new Error(`Nobody knows the session of ${reference}`);
    return this.#refund(reference, sessionId).catch(rethrow);
  }

  async refundPart({ reference, sessionId }: ProviderPayment, part: RefundPart) {
    if (sessionId === null) throw new Error(`Nobody knows the session of ${reference}`);
    return this.#refundPart({ reference, sessionId }, part).catch(rethrow);
  }

  async methodOf({ sessionId }: ProviderPayment): Promise<PaymentMethod | null> {
    if (sessionId === null) return null;
    const { payment_intent: intent } = await this.#stripe.checkout.sessions
      .retrieve(sessionId, { expand: ['payment_intent.payment_method'] })
      .catch(rethrow);
    const paidWith = typeof intent === 'object' ? intent?.payment_method : null;
    const type = typeof paidWith === 'object' ? paidWith?.type : null;
    return METHODS.find((method) => method === type) ?? null;
  }

  /**
   * Returns the refunds of a payment, newest first and at most 100, made by us or by staff; null if
   * the payment is not ours.
   *
   * @throws PaymentsUnavailable if Stripe cannot be reached; a retry is safe.
   */
  async refundsOf(intentId: string): Promise<StripeRefunds | null> {
    const reference = await this.referenceOf(intentId);
    if (reference === null) return null;
    const { data } = await this.#stripe.refunds
      .list({ payment_intent: intentId, limit: ALL_REFUNDS })
      .catch(rethrow);
    const refunds = data.map((refund) => ({
      ...toRefund(refund),
      amount: cents(refund.amount),
      isOurs: refund.metadata?.reference !== undefined,
    }));
    return { reference, refunds };
  }

  /** Returns our payment's id of a Stripe payment intent; null if it is not ours. */
  async referenceOf(intentId: string): Promise<string | null> {
    const { metadata } = await this.#stripe.paymentIntents.retrieve(intentId).catch(rethrow);
    return metadata.reference ?? null;
  }

  /** Reads the outcome of a session that is no longer open. */
  async #read(sessionId: string): Promise<VoidAnswer> {
    const session = await this.#stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent'],
    });
    if (session.status === 'expired') return 'voided';
    if (session.payment_status === 'paid') return 'approved';
    const { payment_intent: intent } = session;
    const state = intent !== null && typeof intent === 'object' ? intent.status : 'processing';
    // The bank has declined: the session stays complete and nothing will be collected.
    return state === 'canceled' || state === 'requires_payment_method' ? 'declined' : 'processing';
  }

  /**
   * Returns the newest refund of the payment, or refunds the whole amount if there is none. Without
   * an amount Stripe refunds the remainder.
   */
  async #refund(reference: string, sessionId: string): Promise<Refund> {
    const id = await this.#intentOf(reference, sessionId);
    const existing = await this.#findRefund(id);
    if (existing !== null) return existing;
    const parameters = { payment_intent: id, metadata: { reference } };
    try {
      return toRefund(
        await withKeys(`${reference}:refund`, (idempotencyKey) =>
          this.#stripe.refunds.create(parameters, { idempotencyKey }),
        ),
      );
    } catch (error) {
      const other = isRefunded(error) ? await this.#findRefund(id) : null;
      if (other === null) throw error;
      return other;
    }
  }

  /**
   * Returns the refund with the key, or refunds a part under it. The key is also stored as metadata,
   * because Stripe forgets idempotency keys after a day.
   */
  async #refundPart(
    { reference, sessionId }: { readonly reference: string; readonly sessionId: string },
    { key, amount }: RefundPart,
  ): Promise<PartRefund> {
    const intent = await this.#intentOf(reference, sessionId);
    const existing = await this.#findPart(intent, key);
    if (existing !== null) return existing;
    const parameters = { payment_intent: intent, amount, metadata: { reference, refund: key } };
    try {
      return toRefund(
        await withKeys(key, (idempotencyKey) =>
          this.#stripe.refunds.create(parameters, { idempotencyKey }),
        ),
      );
    } catch (error) {
      if (!isRejection(error)) throw error;
      return (await this.#findPart(intent, key)) ?? { id: null, state: 'rejected' };
    }
  }

  async #findPart(intent: string, key: string): Promise<Refund | null> {
    const { data } = await this.#stripe.refunds.list({
      payment_intent: intent,
      limit: ALL_REFUNDS,
    });
    const part = data.find(({ metadata }) => metadata?.refund === key);
    return part === undefined ? null : toRefund(part);
  }

  /** Returns Stripe's id of the payment that a session has collected. */
  async #intentOf(reference: string, sessionId: string): Promise<string> {
    const { payment_intent: intent } = await this.#stripe.checkout.sessions.retrieve(sessionId);
    const id = typeof intent === 'string' ? intent : intent?.id;
    if (id === undefined) throw new Error(`Stripe collected nothing for ${reference}`);
    return id;
  }

  /** Returns the newest refund of a payment, or null. It determines the refund state. */
  async #findRefund(intent: string): Promise<Refund | null> {
    const { data } = await this.#stripe.refunds.list({ payment_intent: intent, limit: REFUNDS });
    const [newest] = data;
    return newest === undefined ? null : toRefund(newest);
  }
}

/**
 * Sends a request under an idempotency key. If Stripe fails, it retries with the next key, because
 * Stripe replays the failure.
 */
async function withKeys<Answer>(
  key: string,
  ask: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(tries === 1 ? key : `${key}:${tries}`);
    } catch (error) {
      if (!isPermanent(error) || tries === KEYS) throw error;
    }
  }
}

function toRefund({ id, status }: Stripe.Refund): Refund {
  return { id, state: REFUND_STATES[status ?? ''] ?? 'refunding' };
}
