import type Stripe from 'stripe';
import { PaymentsUnavailable } from '../payments.ts';

/** Message for the operator per type of Stripe error. */
const SENTENCES: Readonly<Record<string, string>> = {
  StripeConnectionError: 'Stripe cannot be reached, or did not answer in time',
  StripeAPIError: 'Stripe has a fault of its own',
  StripeRateLimitError: 'Stripe is asked too much at once',
  StripeAuthenticationError: 'Stripe rejected the key: set STRIPE_SECRET_KEY to a valid key',
  StripePermissionError: 'The key may not do this at Stripe: give STRIPE_SECRET_KEY the right to',
  StripeInvalidRequestError:
    'Stripe rejected the request: are cards and FPX switched on for the account?',
};

/**
 * Throws PaymentsUnavailable with a message for the operator if Stripe failed or rejected the
 * request, because the customer cannot fix it. Rethrows any other error unchanged.
 */
export function rethrow(error: unknown): never {
  const type = typeOf(error);
  const sentence = type === null ? undefined : SENTENCES[type];
  if (sentence === undefined && !isKeyInUse(error)) throw error;
  throw new PaymentsUnavailable(sentence ?? 'Stripe is still processing the same request', {
    cause: error,
  });
}

/**
 * Returns true if Stripe failed internally. Stripe replays such a failure for the same idempotency
 * key.
 */
export function isPermanent(error: unknown): boolean {
  return typeOf(error) === 'StripeAPIError' && (statusOf(error) ?? 0) >= 500;
}

/**
 * Returns true if Stripe rejected the request as invalid, for example because of the object's
 * state.
 */
export function isRejection(error: unknown): boolean {
  return typeOf(error) === 'StripeInvalidRequestError';
}

/** Returns true if the whole amount is already refunded. */
export function isRefunded(error: unknown): boolean {
  return isRejection(error) && codeOf(error) === 'charge_already_refunded';
}

function isKeyInUse(error: unknown): boolean {
  return codeOf(error) === 'idempotency_key_in_use';
}

type Thrown = Partial<Pick<Stripe.errors.StripeError, 'type' | 'code' | 'statusCode'>>;

function typeOf(error: unknown): string | null {
  return error instanceof Error ? ((error as Thrown).type ?? null) : null;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error ? ((error as Thrown).code ?? null) : null;
}

function statusOf(error: unknown): number | null {
  return error instanceof Error ? ((error as Thrown).statusCode ?? null) : null;
}
