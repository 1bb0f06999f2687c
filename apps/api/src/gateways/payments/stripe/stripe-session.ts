import { leftPath } from '@claypot/domain/routes';
import type Stripe from 'stripe';
import type { PaymentRequest } from '../payments.ts';
import { PAYMENT_MINUTES } from '../payments.ts';

/** Minimum lifetime of a session at Stripe, in minutes from its creation. */
const MIN_OPEN_MINUTES = 30;
/** Margin for clock differences and network delays. */
const SPARE_MINUTES = 5;

const LOCALES = { en: 'en', zh_CN: 'zh' } as const;

/**
 * Returns the parameters of a Checkout session. They depend on the payment only, because Stripe
 * rejects a different body under the same idempotency key. So the expiry is based on the time the
 * payment was stored. It is late enough to open the session in the last valid minute. The server
 * expires the session much earlier, together with its order.
 */
export function sessionParameters(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, description, language, returnPath, returnOrigin, createdAt } = request;
  const leadTo = (path: string) => new URL(path, returnOrigin).href;
  const expires = createdAt.add({ minutes: PAYMENT_MINUTES + MIN_OPEN_MINUTES + SPARE_MINUTES });
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card', 'fpx'],
    // Charge the displayed amount in ringgit.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'myr',
          unit_amount: amount,
          product_data: { name: description[language] ?? description.en },
        },
      },
    ],
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { description: description.en, metadata: { reference } },
    success_url: leadTo(returnPath),
    cancel_url: leadTo(leftPath(returnPath)),
    locale: LOCALES[language],
    expires_at: Math.floor(expires.epochMilliseconds / 1000),
  };
}
