import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { selectCart } from '../ordering/cart/cart.selectors.ts';
import { replies } from '../testing/replies.ts';
import { createApp } from './app.ts';
import { type App, asGuest } from './testing/restaurant.ts';

const never = () => new Promise<never>(() => {});
const shown = (app: App) => selectCart(app.cart.getSnapshot()).cart?.lines[0];

/** A guest sets the quantity to three on a page that never receives the reply. */
async function pressed() {
  const opened = await asGuest(aCart([aLine()]));
  opened.operations.cartUpdate.mockImplementationOnce(never);
  opened.app.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 3 });
  return opened;
}

describe('page left right after a cart change', () => {
  it('passes the change on to the next page', async () => {
    const { app, open, operations, ports } = await pressed();
    app.leaving();
    app.stop();
    const next = await open();
    expect(operations.cartUpdate).toHaveBeenCalledTimes(2);
    expect(operations.cartUpdate.mock.lastCall?.[0]).toMatchObject({ body: { qty: 3 } });
    expect(shown(next)).toMatchObject({ qty: 3, pending: false });
    expect([...ports.storage.entries.keys()].filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('does not affect a second tab before it is left', async () => {
    const { app, open } = await pressed();
    const tab = await open();
    expect(shown(tab)).toMatchObject({ qty: 1 });
    expect(shown(app)).toMatchObject({ qty: 3, pending: true });
  });

  it('continues when the browser shows it again', async () => {
    const { app, ports } = await pressed();
    app.leaving();
    app.returned();
    expect(shown(app)).toMatchObject({ qty: 3, pending: true });
    expect([...ports.storage.entries.keys()].filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('shows the server’s cart when it returns after the next page has sent the change', async () => {
    const { app, open } = await pressed();
    app.leaving();
    const next = await open();
    next.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 5 });
    await replies();
    app.returned();
    await replies();
    expect(shown(app)).toMatchObject({ qty: 5, pending: false });
  });
});

it('stores nothing when the page is left before the deferred part is loaded', async () => {
  const { ports } = await asGuest();
  const app = createApp(ports, { subdomain: 'demo' });
  const before = [...ports.storage.entries];
  app.leaving();
  expect([...ports.storage.entries]).toEqual(before);
});
