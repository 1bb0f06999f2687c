import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { aBrowser } from './testing/harness.ts';

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
    stored.write({ owner: 'somebody-else', key: 'key', payable: null });
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
    second.send({ type: 'CANCEL' });
    await replies();
    second.order();
    await replies();
    expect(stored.read()?.payable?.id).toBe('order-2');
    // The first tab learns only now that its order is cancelled.
    ports.clock.advance(1000);
    await replies();
    expect(first.stage()).toBe('form');
    expect(stored.read()?.payable?.id).toBe('order-2');
  });
});
