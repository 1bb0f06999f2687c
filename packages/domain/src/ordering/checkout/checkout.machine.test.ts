import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { isTimeRejected } from './checkout.selectors.ts';
import type { CheckoutQuestion } from './checkout.types.ts';
import { aBrowser } from './testing/harness.ts';
import { aRequest, CLOSED_HOURS, FIGURES, rejection } from './testing/samples.ts';

describe('SUBMIT', () => {
  it('places one order, persists it and opens the payment page', async () => {
    const { openPage, server, ports, stored, carts } = aBrowser();
    const page = openPage();
    page.order();
    expect(page.stage()).toBe('placing');
    await replies();
    expect(page.stage()).toBe('leaving');
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);
    expect(stored.read()?.payable).toEqual({ id: 'order-1', payment_url: '/sandbox/pay/1' });
    expect(server.orders.size).toBe(1);
    expect(carts).toEqual([]);
  });

  it('places one order on a double tap', async () => {
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

  it('asks guests for confirmation before placing the order', async () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.send({ type: 'SUBMIT', body: aRequest(), problem: { kind: 'confirmingGuest' } });
    expect(page.stage()).toBe('confirmingGuest');
    page.send({ type: 'DISMISS' });
    expect(page.stage()).toBe('form');
    page.send({ type: 'SUBMIT', body: aRequest(), problem: { kind: 'confirmingGuest' } });
    page.send({ type: 'CONFIRM' });
    await replies();
    expect(server.asked).toEqual(['place']);
  });

  it('shows that the branch is closed without asking the server', () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    const problem = { kind: 'closed', hours: CLOSED_HOURS } as const;
    page.send({ type: 'SUBMIT', body: aRequest(), problem });
    expect(page.view()).toMatchObject({ stage: 'closed', problem: { hours: CLOSED_HOURS } });
    page.send({ type: 'DISMISS' });
    expect(page.view()).toMatchObject({ stage: 'form', problem: null });
    expect(server.asked).toEqual([]);
  });

  it.each<[string, CheckoutQuestion]>([
    ['closed', { kind: 'closed', hours: CLOSED_HOURS }],
    ['unavailable', { kind: 'unavailable', lines: [] }],
  ])('sends nothing and stays %s when CONFIRM does not apply', async (stage, problem) => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.send({ type: 'SUBMIT', body: aRequest(), problem });
    page.send({ type: 'CONFIRM' });
    await replies();
    expect(page.view()).toMatchObject({ stage, problem });
    expect(server.asked).toEqual([]);
  });

  it('reports the rejected time until the next order', async () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    const delivery_time = '2026-11-21T18:15:00+08:00';
    server.forecast(rejection('INVALID_DELIVERY_TIME'));
    page.order({ delivery_time });
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', problem: { kind: 'rejected' } });
    const time = Temporal.Instant.from(delivery_time);
    expect(isTimeRejected(page.view(), time)).toBe(true);
    expect(isTimeRejected(page.view(), null)).toBe(false);
    page.order({ delivery_time: null });
    expect(page.view().rejected).toBeNull();
    expect(isTimeRejected(page.view(), null)).toBe(false);
  });

  it('places the order if the storage is blocked', async () => {
    const { openPage, server, ports } = aBrowser();
    ports.storage.become('blocked');
    const page = openPage();
    page.order();
    await replies();
    expect(page.stage()).toBe('leaving');
    expect(server.orders.size).toBe(1);
  });
});

describe('rejected order', () => {
  it.each([
    ['closed', rejection('BRANCH_CLOSED', { branch_id: 'b', branch_name: 'B', ...CLOSED_HOURS })],
    ['unavailable', rejection('ITEM_UNAVAILABLE', { lines: [] })],
    ['form', rejection('NOTHING_TO_CHECK_OUT')],
  ])('returns to %s and discards the key', async (stage, error) => {
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

  it('shows changed prices and places the order with them once confirmed', async () => {
    const { openPage, server, carts } = aBrowser();
    server.forecast(rejection('PRICE_CHANGED', FIGURES));
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
    const [request] = server.requests.values();
    expect(request).toMatchObject({
      subtotal: 2700,
      final_total_amount: 2700,
    });
  });

  it('shows a longer waiting time and places the order with it once confirmed', async () => {
    const { openPage, server, outdated } = aBrowser();
    const waiting = { asap_minutes: 50, asap_time: '2026-11-21T12:50:00+08:00' };
    server.forecast(rejection('WAIT_CHANGED', waiting));
    const page = openPage();
    page.order();
    await replies();
    expect(page.view()).toMatchObject({ stage: 'waitChanged', problem: { waiting } });
    expect(outdated).toEqual(['times']);
    page.send({ type: 'CONFIRM' });
    await replies();
    expect(page.stage()).toBe('leaving');
    const [request] = server.requests.values();
    expect(request).toMatchObject({ asap_minutes: 50 });
  });
});
