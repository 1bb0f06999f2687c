import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { aBrowser } from './testing/harness.ts';

describe('reload', () => {
  it('resumes with the one order that was placed', async () => {
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

  it('returns to the form if the request never arrived', async () => {
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

  it('does not open the payment page automatically', async () => {
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

  it('starts at the form without a record or with a damaged one', () => {
    const { openPage, ports } = aBrowser();
    expect(openPage().stage()).toBe('form');
    ports.storage.set('claypot:demo:checkout', '{"version":1,"value":{"key":7}}');
    expect(openPage().stage()).toBe('form');
  });

  it('starts at the form for another guest on the device', async () => {
    const { openPage, stored } = aBrowser();
    stored.write({ owner: 'somebody-else', key: 'key', payable: null });
    expect(openPage().stage()).toBe('form');
  });
});

describe('two tabs', () => {
  it('place one order when both submit', async () => {
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

  it('show the same progress', async () => {
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

  it('do not clear the record of each other', async () => {
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
    // The first tab detects only now that its order is cancelled.
    ports.clock.advance(1000);
    await replies();
    expect(first.stage()).toBe('form');
    expect(stored.read()?.payable?.id).toBe('order-2');
  });
});
