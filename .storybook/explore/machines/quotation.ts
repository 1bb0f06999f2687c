import { quotationMachine } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import { putInCart } from '@claypot/testing';
import { HOME, OFFICE } from '../../../apps/web/src/screens/places/addresses/samples.ts';
import { explore } from '../exploration.ts';

const TOMORROW = Temporal.Instant.from('2026-11-22T12:00:00+08:00');

/** What the courier asks for a delivery, at the checkout. */
export const quotationExploration = explore<typeof quotationMachine>({
  machine: quotationMachine,
  file: 'ordering/quotation/quotation.machine.ts',
  actor: ({ app }) => app.quotation,
  path: pathTo('orderConfirmation'),
  who: 'guest',
  prepare: async ({ app, restaurant }) => {
    app.addresses.send({ type: 'SAVE', address: { ...HOME, id: null } });
    app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
    await putInCart(restaurant, 'claypot-curry-mee');
    app.cart.send({ type: 'REFRESH' });
  },
  asks: ['cartGetQuotation'],
  offers: () => ({
    ABOUT: [
      ['another address', { type: 'ABOUT', delivery: { address: OFFICE } }],
      ['no address', { type: 'ABOUT', delivery: { address: null } }],
      ['for tomorrow', { type: 'ABOUT', delivery: { requestedTime: TOMORROW } }],
      ['for pickup', { type: 'ABOUT', delivery: { method: 'pickup' } }],
    ],
  }),
});
