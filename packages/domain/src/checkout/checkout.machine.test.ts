import { ApiError } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { replies } from '../testing/replies.ts';
import { aBrowser, type Weather } from './testing/harness.ts';
import { aRequest, CLOSED_HOURS, FIGURES, refusal } from './testing/samples.ts';

describe('ordering', () => {
  it('makes one order, remembers it and leaves for the card page', async () => {
    const { openPage, server, ports, stored, carts } = aBrowser();
    const page = openPage();
    page.order();
    expect(page.stage()).toBe('placing');
    await replies();
    expect(page.stage()).toBe('leaving');
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);
    expect(stored.read()?.order).toEqual({ id: 'order-1', payment_url: '/sandbox/pay/1' });
    expect(server.orders.size).toBe(1);
    expect(carts).toEqual([]);
  });

  it('takes a double tap for one', async () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.order();
    page.order();
    await replies();
    page.order();
    await replies();
    expect(server.orders.size).toBe(1);
    expect(server.asked).toEqual(['place']);
  });

  it('asks a guest first, and does nothing before the answer', async () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.send({ type: 'ORDER', request: aRequest(), asGuest: true, closed: null });
    expect(page.stage()).toBe('confirmingGuest');
    page.send({ type: 'DISMISS' });
    expect(page.stage()).toBe('form');
    page.send({ type: 'ORDER', request: aRequest(), asGuest: true, closed: null });
    page.send({ type: 'CONFIRM' });
    await replies();
    expect(server.asked).toEqual(['place']);
  });

  it('says when the branch is closed instead of asking the server', () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.send({ type: 'ORDER', request: aRequest(), asGuest: true, closed: CLOSED_HOURS });
    expect(page.view()).toMatchObject({ stage: 'closed', problem: { hours: CLOSED_HOURS } });
    page.send({ type: 'DISMISS' });
    expect(page.view()).toMatchObject({ stage: 'form', problem: null });
    expect(server.asked).toEqual([]);
  });

  it('goes on without memory when the device keeps nothing', async () => {
    const { openPage, server, ports } = aBrowser();
    ports.storage.become('blocked');
    const page = openPage();
    page.order();
    await replies();
    expect(page.stage()).toBe('leaving');
    expect(server.orders.size).toBe(1);
  });
});

describe('a refusal', () => {
  it.each([
    ['closed', refusal('BRANCH_CLOSED', { branch_id: 'b', branch_name: 'B', ...CLOSED_HOURS })],
    ['unavailable', refusal('ITEM_UNAVAILABLE', { lines: [] })],
    ['form', refusal('NOTHING_TO_CHECK_OUT')],
  ])('brings the customer back to %s and lets the key go', async (stage, error) => {
    const { openPage, server, stored } = aBrowser();
    server.forecast(error);
    const page = openPage();
    page.order();
    await replies();
    expect(page.stage()).toBe(stage);
    expect(stored.read()).toBeNull();
    page.send({ type: 'DISMISS' });
    page.order();
    await replies();
    expect(page.stage()).toBe('leaving');
  });

  it('of the amounts shows the server’s figures and orders at them when agreed', async () => {
    const { openPage, server, carts } = aBrowser();
    server.forecast(refusal('PRICE_CHANGED', FIGURES));
    const page = openPage();
    page.order();
    await replies();
    expect(page.view()).toMatchObject({
      stage: 'priceChanged',
      problem: { figures: { total: { final_total_amount: 2700 } } },
    });
    expect(carts).toEqual(['replaced']);
    page.send({ type: 'CONFIRM' });
    await replies();
    expect(page.stage()).toBe('leaving');
    const [order] = server.orders.values();
    expect(JSON.parse(order?.body ?? '')).toMatchObject({
      subtotal: 2700,
      final_total_amount: 2700,
    });
  });
});

describe('a lost reply', () => {
  const losses: [string, Weather][] = [
    ['lost on the way back', 'replyLost'],
    ['answered with a server fault', new ApiError({ kind: 'refused', status: 500 })],
    ['broken', new ApiError({ kind: 'malformed', status: 200 })],
  ];

  it('is followed by the order that landed, without a second one', async () => {
    const { openPage, server, ports } = aBrowser();
    server.forecast('replyLost');
    const page = openPage();
    page.order();
    await replies();
    expect(server.asked).toEqual(['place', 'outcome']);
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);
    expect(server.orders.size).toBe(1);
  });

  it.each(losses)('that was %s leads to the question whether it landed', async (_, weather) => {
    const { openPage, server } = aBrowser();
    server.forecast(weather);
    openPage().order();
    await replies();
    expect(server.asked).toEqual(['place', 'outcome']);
  });

  it('that never comes counts as lost after a while', async () => {
    const { openPage, server, ports } = aBrowser();
    server.forecast('hangs');
    const page = openPage();
    page.order();
    await replies();
    ports.clock.advance(19_999);
    expect(page.stage()).toBe('placing');
    ports.clock.advance(1);
    await replies();
    expect(page.stage()).toBe('leaving');
    expect(server.orders.size).toBe(1);
  });

  it('lets the customer try again only once the server knows of no order, with the same key', async () => {
    const { openPage, server, stored } = aBrowser();
    server.forecast('requestLost', 'requestLost');
    const page = openPage();
    page.order();
    await replies();
    expect(page.stage()).toBe('unreachable');
    page.order();
    expect(page.stage()).toBe('unreachable');
    page.send({ type: 'RETRY' });
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'notPlaced' } });
    const { key } = stored.read() ?? {};
    page.order();
    await replies();
    expect([...server.orders.keys()]).toEqual([key]);
  });

  it('makes it ask again by itself, ever more slowly', async () => {
    const { openPage, server, ports } = aBrowser();
    server.forecast('requestLost', 'requestLost', 'requestLost');
    const page = openPage();
    page.order();
    await replies();
    ports.clock.advance(2000);
    await replies();
    expect(server.asked).toHaveLength(3);
    ports.clock.advance(3999);
    await replies();
    expect(server.asked).toHaveLength(3);
    ports.clock.advance(1);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'notPlaced' } });
  });

  it('does not let a late first request and a changed second one become two orders', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.order();
    await replies();
    const [key] = [page.actor.getSnapshot().context.key];
    expect(page.view().problem).toEqual({ kind: 'notPlaced' });
    // The first request, believed lost, arrives now.
    await server.sdk.cartCreateOrder({
      headers: { 'Idempotency-Key': key ?? '' },
      body: aRequest(),
    });
    page.order({ buyer_remark: 'No spring onion' });
    await replies();
    expect(server.orders.size).toBe(1);
    expect(page.stage()).toBe('leaving');
  });

  it('keeps the key through a refusal that follows it', async () => {
    const { openPage, server, stored } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.order();
    await replies();
    const before = stored.read()?.key;
    server.forecast(refusal('INVALID_DELIVERY_TIME', { earliest_time: null }));
    page.order();
    await replies();
    expect(page.view().problem).toEqual({ kind: 'refused', code: 'INVALID_DELIVERY_TIME' });
    expect(stored.read()?.key).toBe(before);
  });

  it('gives up a key that is taken and has no order', async () => {
    const { openPage, server } = aBrowser();
    server.forecast(refusal('IDEMPOTENCY_CONFLICT', null, 409));
    const page = openPage();
    page.order();
    await replies();
    expect(page.view().problem).toEqual({ kind: 'notPlaced' });
    page.order();
    await replies();
    expect(page.stage()).toBe('leaving');
  });
});

describe('the payment', () => {
  async function unpaid() {
    const browser = aBrowser();
    browser.openPage().order();
    await replies();
    const page = browser.openPage();
    page.send({ type: 'OPEN' });
    await replies();
    return { ...browser, page };
  }

  it('is believed of the order only: then the order is shown and the cart looked at again', async () => {
    const { page, server, ports, carts, stored } = await unpaid();
    expect(page.stage()).toBe('confirmingPayment');
    expect(carts).toEqual([]);
    server.become('PREPARING');
    ports.clock.advance(1000);
    await replies();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
    expect(carts).toEqual(['refreshed']);
    expect(stored.read()).toBeNull();
    page.send({ type: 'CLOSE' });
    expect(page.stage()).toBe('form');
  });

  it('that is declined leaves the cart alone and takes a new key for the next try', async () => {
    const { page, server, ports, carts, stored } = await unpaid();
    server.become('CANCELLED');
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'cancelled' } });
    expect(carts).toEqual([]);
    expect(stored.read()).toBeNull();
    page.order();
    await replies();
    expect(server.orders.size).toBe(2);
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
    page.send({ type: 'CANCEL_ORDER' });
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
    page.send({ type: 'CANCEL_ORDER' });
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

  it('of an order that is gone leads back to the form', async () => {
    const { page, server, ports, stored } = await unpaid();
    server.orders.clear();
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', order: null });
    expect(stored.read()).toBeNull();
  });
});

describe('a reload', () => {
  it('while the request is on its way ends with the one order that was made', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('hangs');
    const before = openPage();
    before.order();
    await replies();
    before.actor.stop();

    const page = openPage();
    expect(page.stage()).toBe('checking');
    await replies();
    expect(page.stage()).toBe('confirmingPayment');
    expect(server.orders.size).toBe(1);
  });

  it('after a request that never arrived leaves the customer at the form', async () => {
    const { openPage, server } = aBrowser();
    server.forecast('requestLost', 'hangs');
    const before = openPage();
    before.order();
    await replies();
    before.actor.stop();

    const page = openPage();
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'notPlaced' } });
    page.order();
    await replies();
    expect(server.orders.size).toBe(1);
  });

  it('sends nobody to the card page unasked', async () => {
    const { openPage, ports, server } = aBrowser();
    server.forecast('replyLost', 'hangs');
    const before = openPage();
    before.order();
    await replies();
    before.actor.stop();
    openPage();
    await replies();
    expect(ports.navigation.visits).toEqual([]);
  });

  it('at the form, or with a damaged record, begins anew', () => {
    const { openPage, ports } = aBrowser();
    expect(openPage().stage()).toBe('form');
    ports.storage.set('claypot:demo:checkout', '{"version":1,"value":{"key":7}}');
    expect(openPage().stage()).toBe('form');
  });

  it('by another guest on the same device does not see the order', async () => {
    const { openPage, stored } = aBrowser();
    stored.write({ owner: 'somebody-else', key: 'key', order: null });
    expect(openPage().stage()).toBe('form');
  });
});

describe('two tabs', () => {
  it('that order at once make one order', async () => {
    const { openPage, server } = aBrowser();
    const first = openPage();
    const second = openPage();
    first.order();
    second.order();
    await replies();
    expect(server.orders.size).toBe(1);
    expect(first.stage()).toBe('leaving');
    expect(second.stage()).toBe('confirmingPayment');
  });

  it('follow one another', async () => {
    const { openPage, server, ports } = aBrowser();
    const first = openPage();
    const second = openPage();
    first.order();
    second.adopt();
    expect(second.stage()).toBe('checking');
    await replies();
    second.adopt();
    await replies();
    expect(second.stage()).toBe('confirmingPayment');
    server.become('PREPARING');
    first.send({ type: 'RETURNED' });
    await replies();
    second.adopt();
    await replies();
    expect(second.stage()).toBe('paid');
    expect(ports.navigation.visits.filter(([kind]) => kind === 'leave')).toHaveLength(1);
  });

  it('do not take each other’s memory away', async () => {
    const { openPage, ports, stored } = aBrowser();
    const first = openPage();
    first.order();
    await replies();
    first.send({ type: 'RETURNED' });
    const second = openPage();
    await replies();
    second.send({ type: 'CANCEL_ORDER' });
    await replies();
    second.order();
    await replies();
    expect(stored.read()?.order?.id).toBe('order-2');
    // The first tab learns only now that its order is cancelled.
    ports.clock.advance(1000);
    await replies();
    expect(first.stage()).toBe('form');
    expect(stored.read()?.order?.id).toBe('order-2');
  });
});
