import type Stripe from 'stripe';
import { PaymentsUnavailable } from '../payments.ts';

/** What each kind of Stripe's errors means to us, and what whoever runs the server should do. */
const SENTENCES: Readonly<Record<string, string>> = {
  StripeConnectionError: 'Stripe cannot be reached, or did not answer in time',
  StripeAPIError: 'Stripe has a fault of its own',
  StripeRateLimitError: 'Stripe is asked too much at once',
  StripeAuthenticationError:
    'Stripe does not take the key: set STRIPE_SECRET_KEY to one that counts',
  StripePermissionError: 'The key may not do this at Stripe: give STRIPE_SECRET_KEY the right to',
  StripeInvalidRequestError:
    'Stripe does not take what it was asked: are cards and FPX switched on for the account?',
};

/**
 * Puts what Stripe threw into our terms. All of it is for the company and not for the customer to
 * mend: it is thrown on, with its sentence, as unavailable.
 */
export function rethrow(error: unknown): never {
  const type = typeOf(error);
  const sentence = type === null ? undefined : SENTENCES[type];
  if (sentence === undefined && !isKeyInUse(error)) throw error;
  throw new PaymentsUnavailable(sentence ?? 'Stripe works on the same request', { cause: error });
}

/** Did Stripe itself fail? It answers so again to whoever asks with the same idempotency key. */
export function isFault(error: unknown): boolean {
  return typeOf(error) === 'StripeAPIError' && (statusOf(error) ?? 0) >= 500;
}

/** Did Stripe refuse because the thing is not in a state for it? */
export function isRejection(error: unknown): boolean {
  return typeOf(error) === 'StripeInvalidRequestError';
}

/** Has all that was collected gone back already? */
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
