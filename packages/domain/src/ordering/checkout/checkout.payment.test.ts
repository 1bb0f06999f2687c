import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { aBrowser } from './testing/harness.ts';
import { aDraft } from './testing/samples.ts';

describe('payment', () => {
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

  it('opens the order and reloads the cart once the order is paid', async () => {
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

  it('keeps the cart and the draft when declined, and uses a new key next', async () => {
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

  it('is shown as unpaid at once after LEFT, while the status is polled', async () => {
    const { page, server, ports } = await unpaid();
    page.send({ type: 'LEFT' });
    expect(page.view()).toMatchObject({ stage: 'unpaid', canContinuePayment: true });
    server.become('PREPARING');
    ports.clock.advance(5000);
    await replies();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
  });

  it('can be continued', async () => {
    const { page, ports } = await unpaid();
    ports.clock.advance(5000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'unpaid', canContinuePayment: true });
    page.send({ type: 'CONTINUE_PAYMENT' });
    expect(ports.navigation.visits.at(-1)).toEqual(['leave', '/sandbox/pay/1']);
    page.send({ type: 'RETURNED' });
    expect(page.stage()).toBe('confirmingPayment');
  });

  it('can be cancelled, which cancels the order', async () => {
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

  it('opens the order when it was paid before the cancellation', async () => {
    const { page, server, ports, failures } = await unpaid();
    server.become('PREPARING');
    page.send({ type: 'CANCEL' });
    await replies();
    expect(failures).toEqual(['ORDER_NOT_CANCELLABLE']);
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
  });

  it('is polled again when the server is unreachable', async () => {
    const { page, server, ports } = await unpaid();
    server.forecast('requestLost');
    ports.clock.advance(1000);
    await replies();
    expect(page.view().unreachable).toBe(true);
    ports.clock.advance(2000);
    await replies();
    expect(page.view().unreachable).toBe(false);
  });

  it('opens the order only once the customer is at the checkout', async () => {
    const { openPage, server, ports } = await unpaid();
    server.become('PREPARING');
    const elsewhere = openPage();
    await replies();
    expect(elsewhere.stage()).toBe('paid');
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);
    elsewhere.send({ type: 'OPEN' });
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
  });

  it('stays persisted until a visible tab shows the order', async () => {
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

  it('returns to the form when the order no longer exists', async () => {
    const { page, server, ports, stored } = await unpaid();
    server.orders.clear();
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', order: null });
    expect(stored.read()).toBeNull();
  });
});
