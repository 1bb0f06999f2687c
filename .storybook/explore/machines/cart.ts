import { cartMachine } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import { putInCart } from '@claypot/testing';
import { dishes } from '../../../apps/web/src/screens/ordering/menu/samples.ts';
import { BANGSAR } from '../../sandbox/branches.ts';
import { explore } from '../exploration.ts';

/** The cart under the checkout's list of dishes. */
export const cartExploration = explore<typeof cartMachine>({
  machine: cartMachine,
  file: 'ordering/cart/cart.machine.ts',
  actor: ({ app }) => app.cart,
  path: pathTo('orderConfirmation'),
  who: 'guest',
  seenThrough: 'here it shows through the checkout',
  prepare: async ({ app, restaurant }) => {
    await putInCart(restaurant, 'signature-claypot-chicken-rice');
    app.cart.send({ type: 'REFRESH' });
  },
  asks: ['cartLoad', 'cartUpdate', 'cartDelete', 'cartRemoveAll', 'cartCreate'],
  offers: ({ app, restaurant }) => {
    const lines = app.cart.getSnapshot().context.cart?.lines ?? [];
    return {
      OWNER: [['somebody else', { type: 'OWNER', owner: 'another-guest' }]],
      REPLACE: [['what the server has', { type: 'REPLACE', cart: restaurant.cart.read() }]],
      CHANGE_QTY: lines.map(({ id, qty, dish }) => [
        `${dish?.name ?? id}: ${qty + 1}`,
        { type: 'CHANGE_QTY', id, qty: qty + 1 },
      ]),
      PUT_BACK: lines.map((line) => [
        `another ${line.dish?.name ?? line.id}`,
        {
          type: 'PUT_BACK',
          removed: { line, branch_id: BANGSAR.id, delivery_method: 'pickup' },
        },
      ]),
      ADD_ONE: dishes
        .filter((dish) => !dish.needs_choice)
        .map((dish) => [dish.name, { type: 'ADD_ONE', dish }]),
      TAKE_ONE: lines.map(({ id, dish }) => [
        dish?.name ?? id,
        { type: 'TAKE_ONE', dish_id: dish?.id ?? '' },
      ]),
      REMOVE: lines.map(({ id, dish }) => [dish?.name ?? id, { type: 'REMOVE', id }]),
    };
  },
  happenings: [
    {
      label: 'Another tab puts a dish in',
      act: async ({ app, restaurant }) => {
        await putInCart(restaurant, 'cendol');
        app.cart.send({ type: 'REFRESH' });
      },
    },
    {
      label: 'Everything sells out',
      act: ({ app, restaurant }) => {
        restaurant.cart.sellOut();
        app.cart.send({ type: 'REFRESH' });
      },
    },
  ],
});
