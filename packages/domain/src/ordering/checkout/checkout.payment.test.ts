import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { aBrowser } from './testing/harness.ts';
import { aDraft } from './testing/samples.ts';

describe('the payment', () => {
  async function unpaid() {
    const browser = aBrowser();
    browser.draft.write(aDraft());
    browser.openPage().order();
    await replies();
    const page = browser.openPage();
    page.send({ type: 'OPEN' });
    await replies();
    return { ...browser, page };
  }

  it('is believed of the order only: then the order is shown and the cart looked at again', async () => {
    const { page, server, ports, carts, stored, draft } = await unpaid();
    expect(page.stage()).toBe('confirmingPayment');
    expect(carts).toEqual([]);
    server.become('PREPARING');
    ports.clock.advance(1000);
    await replies();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
    expect(carts).toEqual(['refreshed']);
    expect(stored.read()).toBeNull();
    expect(draft.read()).toBeNull();
    page.send({ type: 'CLOSE' });
    expect(page.stage()).toBe('form');
  });

  it('that is declined leaves cart and form alone and takes a new key for the next try', async () => {
    const { page, server, ports, carts, stored, draft } = await unpaid();
    server.become('CANCELLED');
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'cancelled' } });
    expect(carts).toEqual([]);
    expect(stored.read()).toBeNull();
    expect(draft.read()).toEqual(aDraft());
    page.order();
    await replies();
    expect(server.orders.size).toBe(2);
  });

  it('that the customer has left is said to be open at once, while the truth is asked for', async () => {
    const { page, server, ports } = await unpaid();
    page.send({ type: 'LEFT' });
    expect(page.view()).toMatchObject({ stage: 'unpaid', canContinuePayment: true });
    server.become('PREPARING');
    ports.clock.advance(5000);
    await replies();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
  });

  it('can be taken up again', async () => {
    const { page, ports } = await unpaid();
    ports.clock.advance(5000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'unpaid', canContinuePayment: true });
    page.send({ type: 'CONTINUE_PAYMENT' });
    expect(ports.navigation.visits.at(-1)).toEqual(['leave', '/sandbox/pay/1']);
    page.send({ type: 'RETURNED' });
    expect(page.stage()).toBe('confirmingPayment');
  });

  it('can be given up, which cancels the order', async () => {
    const { page, server } = await unpaid();
    page.send({ type: 'CANCEL' });
    expect(page.stage()).toBe('cancelling');
    await replies();
    expect(page.view()).toMatchObject({
      stage: 'form',
      problem: { kind: 'cancelled', reason: 'CUSTOMER_CANCELLED' },
    });
    expect(server.orders.size).toBe(1);
  });

  it('that arrived before the cancellation wins', async () => {
    const { page, server, ports, failures } = await unpaid();
    server.become('PREPARING');
    page.send({ type: 'CANCEL' });
    await replies();
    expect(failures).toEqual(['ORDER_NOT_CANCELLABLE']);
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
  });

  it('is asked for again when the server cannot be reached', async () => {
    const { page, server, ports } = await unpaid();
    server.forecast('requestLost');
    ports.clock.advance(1000);
    await replies();
    expect(page.view().unreachable).toBe(true);
    ports.clock.advance(2000);
    await replies();
    expect(page.view().unreachable).toBe(false);
  });

  it('waits to show the order until the customer is at the checkout', async () => {
    const { openPage, server, ports } = await unpaid();
    server.become('PREPARING');
    const elsewhere = openPage();
    await replies();
    expect(elsewhere.stage()).toBe('paid');
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);
    elsewhere.send({ type: 'OPEN' });
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
  });

  it('is remembered until a tab shows the order, and one out of sight shows none', async () => {
    const { page, openPage, server, ports, stored } = await unpaid();
    page.send({ type: 'HIDE' });
    server.become('PREPARING');
    ports.clock.advance(1000);
    await replies();
    expect(page.stage()).toBe('paid');
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);
    const back = openPage();
    back.send({ type: 'OPEN' });
    await replies();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
    expect(stored.read()).toBeNull();
  });

  it('of an order that is gone leads back to the form', async () => {
    const { page, server, ports, stored } = await unpaid();
    server.orders.clear();
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', order: null });
    expect(stored.read()).toBeNull();
  });
});
