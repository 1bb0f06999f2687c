import { checkoutMachines } from '@claypot/domain/app';
import { type CheckoutStage, selectCheckout } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { createActor } from 'xstate';
import type { Screen } from '../kiosk.ts';
import { followDiscounts } from './checkout-discounts.ts';
import { popup } from './checkout-popups.ts';
import { progress } from './checkout-progress.ts';
import { review } from './checkout-review.ts';

const POPUPS: ReadonlySet<CheckoutStage> = new Set([
  'confirmingGuest',
  'closed',
  'priceChanged',
  'waitChanged',
  'unavailable',
]);

/** Shows each stage of the checkout machine, from the cart to the paid order. */
export const checkout: Screen = async (visit) => {
  const { app, place, run } = visit;
  const form = run(createActor(app.machines(checkoutMachines).orderForm));
  const decide = followDiscounts(visit);
  app.cart.send({ type: 'SHOWN' });
  app.checkout.send({ type: 'OPEN' });
  try {
    while (place.path() === ROUTES.orderConfirmation.path) {
      const { stage } = selectCheckout(app.checkout.getSnapshot());
      if (POPUPS.has(stage)) await popup(visit);
      else if (stage === 'form') await review(visit, form, decide);
      else await progress(visit);
    }
    return undefined;
  } finally {
    app.checkout.send({ type: 'CLOSE' });
  }
};
