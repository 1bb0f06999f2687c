import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { selectToast } from '../machines/toasts/toasts.selectors.ts';
import { selectCart, selectCartSummary } from '../ordering/cart/cart.selectors.ts';
import { replies } from '../testing/replies.ts';
import { aRestaurant, asGuest } from './testing/restaurant.ts';

describe('cart actor', () => {
  it('loads the cart of a guest and clears it on sign-out', async () => {
    const { open, operations } = aRestaurant();
    const app = await open();
    expect(operations.cartLoad).not.toHaveBeenCalled();
    app.session.send({ type: 'CONTINUE_AS_GUEST' });
    await replies();
    const { guest_id } = app.session.getSnapshot().context;
    expect(operations.cartLoad.mock.calls[0]?.[0]).toEqual({
      body: { customer_id: null, guest_id },
    });
    expect(selectCartSummary(app.cart.getSnapshot()).total_qty).toBe(1);
    app.session.send({ type: 'SIGN_OUT' });
    expect(selectCart(app.cart.getSnapshot()).cart).toBeNull();
  });

  it('reloads when another tab changes the cart', async () => {
    const { app, open, echo, ports, changeCart } = await asGuest();
    const other = await open();
    changeCart(aCart([aLine({ qty: 4 })]));
    other.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 5 });
    await replies();
    expect(ports.storage.get('claypot:demo:cart-changed')).not.toBeNull();
    echo('claypot:demo:cart-changed');
    await replies();
    expect(selectCartSummary(app.cart.getSnapshot()).total_qty).toBe(5);
  });

  it('reloads when the language changes', async () => {
    const { app, operations } = await asGuest();
    app.language.send({ type: 'CHOOSE', language: 'zh_CN' });
    await replies();
    expect(operations.cartLoad).toHaveBeenCalledTimes(2);
    expect(operations.companyInfo).toHaveBeenCalledTimes(1);
  });
});

it('shows a toast when a cart change fails', async () => {
  const { app, operations } = await asGuest();
  operations.cartUpdate.mockRejectedValueOnce(new Error('lost'));
  app.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 2 });
  await replies();
  expect(selectToast(app.toasts.getSnapshot())).toMatchObject({
    tone: 'error',
    message: 'ERROR',
  });
});

it('ignores other tabs once the app has stopped', async () => {
  const { app, ports, operations } = await asGuest();
  app.stop();
  ports.storage.changeFromAnotherTab('claypot:demo:cart-changed', 'something');
  await replies();
  expect(operations.cartLoad).toHaveBeenCalledTimes(1);
});
