import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { selectCart } from '../ordering/cart/cart.selectors.ts';
import { replies } from '../testing/replies.ts';
import { createApp } from './app.ts';
import { type App, asGuest } from './testing/restaurant.ts';

const never = () => new Promise<never>(() => {});
const shown = (app: App) => selectCart(app.cart.getSnapshot()).cart?.lines[0];

/** A guest who has pressed for three of a dish, on a page whose request ends with it. */
async function pressed() {
  const opened = await asGuest(aCart([aLine()]));
  opened.operations.cartUpdate.mockImplementationOnce(never);
  opened.app.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 3 });
  return opened;
}

describe('a page that is left at once after a press', () => {
  it('leaves the change to the page that is loaded next', async () => {
    const { app, open, operations, ports } = await pressed();
    app.leaving();
    app.stop();
    const next = await open();
    expect(operations.cartUpdate).toHaveBeenCalledTimes(2);
    expect(operations.cartUpdate.mock.lastCall?.[0]).toMatchObject({ body: { qty: 3 } });
    expect(shown(next)).toMatchObject({ qty: 3, pending: false });
    expect([...ports.storage.entries.keys()].filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('is nothing to a second tab before it is left', async () => {
    const { app, open } = await pressed();
    const tab = await open();
    expect(shown(tab)).toMatchObject({ qty: 1 });
    expect(shown(app)).toMatchObject({ qty: 3, pending: true });
  });

  it('goes on when the browser shows it again', async () => {
    const { app, ports } = await pressed();
    app.leaving();
    app.returned();
    expect(shown(app)).toMatchObject({ qty: 3, pending: true });
    expect([...ports.storage.entries.keys()].filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('shows what the server has when it comes back after the next page has sent the change', async () => {
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

it('a page that is left before its deferred part has come has nothing to leave', async () => {
  const { ports } = await asGuest();
  const app = createApp(ports, { subdomain: 'demo' });
  const before = [...ports.storage.entries];
  app.leaving();
  expect([...ports.storage.entries]).toEqual(before);
});
