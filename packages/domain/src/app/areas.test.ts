import { aCart, aCompany, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { selectCart } from '../ordering/cart/cart.selectors.ts';
import { selectCheckout } from '../ordering/checkout/checkout.selectors.ts';
import { replies } from '../testing/replies.ts';
import { createApp } from './app.ts';
import { addressesArea } from './composition/areas/addresses-area.ts';
import { cartArea } from './composition/areas/cart-area.ts';
import { checkoutArea } from './composition/areas/checkout-area.ts';
import { type App, asGuest, asMember, fillForm, order } from './testing/restaurant.ts';

type Ports = Awaited<ReturnType<typeof asGuest>>['ports'];

/** Opens another page of the same browser, in which no area has started. */
async function openPage(ports: Ports): Promise<App> {
  const page = createApp(ports, { subdomain: 'demo', company: aCompany() });
  await page.loadScreenParts();
  return page;
}

describe('an area', () => {
  it('sends no request before it is used', async () => {
    const { operations, ports } = await asGuest();
    operations.cartLoad.mockClear();
    const page = await openPage(ports);
    await replies();
    expect(operations.cartLoad).not.toHaveBeenCalled();
    page.use(cartArea);
    await replies();
    expect(operations.cartLoad).toHaveBeenCalledTimes(1);
  });

  it('starts once, and with the areas that it uses', async () => {
    const { ports } = await asGuest();
    const page = await openPage(ports);
    const { checkout } = page.use(checkoutArea);
    await page.loadMachines();
    expect(page.checkout).toBe(checkout);
    expect(page.use(cartArea).cart).toBe(page.cart);
    expect(page.use(addressesArea).addresses).toBe(page.addresses);
  });

  it('throws when its actor is read before it has started', async () => {
    const { ports } = await asGuest();
    const page = await openPage(ports);
    expect(() => page.cart).toThrow('The area cart has not started yet');
  });

  it('shows the cart of the owner at the time of its start', async () => {
    const { operations, ports } = await asGuest();
    const page = await openPage(ports);
    page.session.send({ type: 'SIGN_OUT' });
    page.session.send({ type: 'CONTINUE_AS_GUEST' });
    operations.cartLoad.mockResolvedValue(aCart([aLine({ qty: 7 })]));
    const { cart } = page.use(cartArea);
    await replies();
    expect(selectCart(cart.getSnapshot()).cart?.lines[0]?.qty).toBe(7);
  });

  it('stops with the app', async () => {
    const { ports } = await asGuest();
    const page = await openPage(ports);
    const { checkout } = page.use(checkoutArea);
    page.stop();
    expect(checkout.getSnapshot().status).toBe('stopped');
  });
});

describe('a page in which no area has started', () => {
  it('erases what the areas stored when the customer signs out', async () => {
    const { app, ports } = await asMember();
    fillForm(app, 'No peanuts');
    app.stop();
    const stored = () => [...ports.storage.entries.keys()].filter((key) => key.includes('order'));
    expect(stored()).not.toEqual([]);
    const page = await openPage(ports);
    page.session.send({ type: 'SIGN_OUT' });
    await replies();
    expect([...ports.storage.entries.keys()]).toEqual([]);
  });

  it('shows a left payment as unpaid once the checkout starts', async () => {
    const { app, ports } = await asGuest();
    await order(app);
    app.checkout.send({ type: 'CONFIRM' });
    await replies();
    expect(selectCheckout(app.checkout.getSnapshot()).order).not.toBeNull();
    app.stop();
    const page = await openPage(ports);
    page.left();
    const { checkout } = page.use(checkoutArea);
    expect(selectCheckout(checkout.getSnapshot()).canContinuePayment).toBe(true);
  });
});
