import { cents } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { unprovidedIn } from '../../machines/base/placeholder.ts';
import { replies } from '../../testing/replies.ts';
import { aBrowser } from './testing/harness.ts';
import { selectUnpaidTopUp } from './top-up.selectors.ts';

describe('top-up', () => {
  async function unpaid(amount = 50_000) {
    const browser = aBrowser();
    browser.openPage().topUp(amount);
    await replies();
    const page = browser.openPage();
    page.send({ type: 'OPEN' });
    await replies();
    return { ...browser, page };
  }

  it('stores its key before sending, is made once and leaves to the payment page', async () => {
    const { openPage, ports, server, stored } = aBrowser();
    const page = openPage();
    page.topUp();
    expect(page.stage()).toBe('placing');
    expect(stored.read()).toMatchObject({ owner: 'member-1', payable: null });
    page.topUp();
    await replies();
    expect(page.stage()).toBe('leaving');
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/topup-1']]);
    expect(stored.read()?.payable).toEqual({
      id: 'topup-1',
      payment_url: '/sandbox/pay/topup-1',
    });
    expect(server.asked).toEqual(['place']);
  });

  it('shows the new balance and tier once paid', async () => {
    const { events, page, ports, server, stored } = await unpaid();
    expect(page.view()).toMatchObject({ stage: 'confirmingPayment', outcome: null });
    server.topUps.pay('topup-1');
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({
      stage: 'paid',
      outcome: { amount: 50_000, wallet: 50_000, tier: { level_id: 2, change: 'reached' } },
    });
    expect(events.emitted.filter(({ type }) => type === 'wallet.toppedUp')).toEqual([
      { type: 'wallet.toppedUp', attended: true },
    ]);
    expect(stored.read()).toBeNull();
    page.send({ type: 'CLOSE' });
    expect(page.view()).toMatchObject({ stage: 'form', outcome: null, problem: null });
  });

  it('grants no tier when the amount is too small', async () => {
    const { page, server } = await unpaid(4_999);
    server.topUps.pay('topup-1');
    page.send({ type: 'RETURNED' });
    await replies();
    expect(page.view().outcome).toEqual({ amount: 4_999, wallet: 4_999, tier: null });
  });

  it('emits wallet.toppedUp on another page and shows the result when opened', async () => {
    const { events, openPage, server } = await unpaid();
    server.topUps.pay('topup-1');
    const elsewhere = openPage();
    await replies();
    expect(events.emitted).toContainEqual({ type: 'wallet.toppedUp', attended: false });
    elsewhere.send({ type: 'OPEN' });
    expect(elsewhere.view()).toMatchObject({ stage: 'paid', outcome: { wallet: 50_000 } });
  });

  it('shows the reason when the payment is declined, and uses a new key next', async () => {
    const { events, page, ports, server, stored } = await unpaid(100_000);
    server.topUps.decline('topup-1');
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({
      stage: 'form',
      problem: { kind: 'cancelled', reason: 'PAYMENT_DECLINED', amount: 100_000 },
      outcome: null,
    });
    expect(stored.read()).toBeNull();
    expect(events.emitted).not.toContainEqual(expect.objectContaining({ type: 'wallet.toppedUp' }));
    page.topUp();
    await replies();
    expect(server.topUps.byKey.size).toBe(2);
  });

  it('can be continued after leaving, and cancelled', async () => {
    const { page, ports, server } = await unpaid();
    ports.clock.advance(5000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'unpaid', canContinuePayment: true });
    expect(selectUnpaidTopUp(page.actor.getSnapshot())).toMatchObject({ id: 'topup-1' });
    page.send({ type: 'CONTINUE_PAYMENT' });
    expect(ports.navigation.visits.at(-1)).toEqual(['leave', '/sandbox/pay/topup-1']);
    page.send({ type: 'RETURNED' });
    page.send({ type: 'CANCEL' });
    await replies();
    expect(page.view()).toMatchObject({
      stage: 'form',
      problem: { kind: 'cancelled', reason: 'CUSTOMER_CANCELLED' },
    });
    expect(server.topUps.newest()?.status).toBe('CANCELLED');
  });

  it('is paid when the payment completes during the cancellation', async () => {
    const { events, page, server } = await unpaid();
    server.topUps.pay('topup-1');
    page.send({ type: 'CANCEL' });
    await replies();
    expect(page.stage()).toBe('paid');
    expect(events.emitted).toContainEqual({
      type: 'action.rejected',
      code: 'TOP_UP_NOT_CANCELLABLE',
    });
  });

  it('shows the problem when the server has cancelled an abandoned payment', async () => {
    const { page, server } = await unpaid();
    server.topUps.become('topup-1', {
      status: 'CANCELLED',
      cancel_reason: 'PAYMENT_ABANDONED',
      payment_url: null,
    });
    page.send({ type: 'RETURNED' });
    await replies();
    expect(page.view().problem).toEqual({
      kind: 'cancelled',
      reason: 'PAYMENT_ABANDONED',
      amount: 50_000,
    });
  });

  it('shows the error code when the server rejects it', async () => {
    const { openPage, server, stored } = aBrowser();
    const page = openPage();
    page.topUp(500);
    await replies();
    expect(page.view().problem).toEqual({ kind: 'rejected', code: 'TOP_UP_AMOUNT' });
    expect(stored.read()).toBeNull();
    expect(server.topUps.byKey.size).toBe(0);
  });
});

describe('lost response', () => {
  it('finds the placed top-up and makes no second one', async () => {
    const { openPage, ports, server } = aBrowser();
    server.forecast('replyLost');
    const page = openPage();
    page.topUp();
    await replies();
    expect(server.asked).toEqual(['place', 'outcome']);
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/topup-1']]);
  });

  it('reuses the key when the server has no top-up', async () => {
    const { openPage, server, stored } = aBrowser();
    server.forecast('requestLost');
    const page = openPage();
    page.topUp();
    await replies();
    expect(page.view().problem).toEqual({ kind: 'notPlaced' });
    const { key } = stored.read() ?? {};
    page.topUp(100_000);
    await replies();
    expect([...server.topUps.byKey.keys()]).toEqual([key]);
  });

  it('resumes after a reload without opening the payment page', async () => {
    const { openPage, ports, server } = aBrowser();
    server.forecast('hangs');
    const before = openPage();
    before.topUp();
    await replies();
    before.actor.stop();
    const page = openPage();
    expect(page.stage()).toBe('checking');
    await replies();
    expect(page.stage()).toBe('confirmingPayment');
    expect(ports.navigation.visits).toEqual([]);
  });
});

describe('two tabs', () => {
  it('make one top-up when both submit', async () => {
    const { openPage, server } = aBrowser();
    const [one, two] = [openPage(), openPage()];
    one.topUp();
    two.topUp(100_000);
    await replies();
    expect(server.topUps.byKey.size).toBe(1);
    expect([one.stage(), two.stage()]).toEqual(['leaving', 'confirmingPayment']);
    expect(server.topUps.newest()?.amount).toBe(cents(50_000));
  });

  it('show the same progress until the end', async () => {
    const { openPage, server } = aBrowser();
    const [one, two] = [openPage(), openPage()];
    one.topUp();
    two.adopt();
    await replies();
    two.adopt();
    await replies();
    server.topUps.pay('topup-1');
    two.send({ type: 'OPEN' });
    two.adopt();
    await replies();
    expect(two.stage()).toBe('paid');
    one.send({ type: 'RETURNED' });
    await replies();
    expect(one.stage()).toBe('paid');
  });
});

it('provides all actors, actions and guards', () => {
  expect(unprovidedIn(aBrowser().openPage().actor.logic)).toEqual([]);
});
