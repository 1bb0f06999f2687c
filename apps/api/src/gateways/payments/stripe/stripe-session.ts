import { leftPath } from '@claypot/domain/routes';
import type Stripe from 'stripe';
import type { PaymentRequest } from '../payments.ts';
import { PAYMENT_MINUTES } from '../payments.ts';

/** The least that Stripe lets a session stay open, in minutes from when it is made. */
const LEAST_OPEN_MINUTES = 30;
/** For clocks that differ, and for the way there. */
const SPARE_MINUTES = 5;

const LOCALES = { en: 'en', zh_CN: 'zh' } as const;

/**
 * What Stripe is asked for. The same payment makes the same parameters, whenever and however often it
 * is asked for: another body under one idempotency key is refused. So it expires by when the payment
 * was stored and not by the time it is now, late enough to be opened in the last minute in which it is
 * waited for. It is closed with what it is for, long before that.
 */
export function sessionParameters(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, description, language, returnPath, returnOrigin, createdAt } = request;
  const leadTo = (path: string) => new URL(path, returnOrigin).href;
  const expires = createdAt.add({ minutes: PAYMENT_MINUTES + LEAST_OPEN_MINUTES + SPARE_MINUTES });
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card', 'fpx'],
    // What is charged is what was shown, in ringgit.
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
