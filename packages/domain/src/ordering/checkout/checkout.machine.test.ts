import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { isTimeRejected } from './checkout.selectors.ts';
import type { CheckoutQuestion } from './checkout.types.ts';
import { aBrowser } from './testing/harness.ts';
import { aRequest, CLOSED_HOURS, FIGURES, rejection } from './testing/samples.ts';

describe('ordering', () => {
  it('makes one order, remembers it and leaves for the card page', async () => {
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
    page.send({ type: 'SUBMIT', body: aRequest(), problem: { kind: 'confirmingGuest' } });
    expect(page.stage()).toBe('confirmingGuest');
    page.send({ type: 'DISMISS' });
    expect(page.stage()).toBe('form');
    page.send({ type: 'SUBMIT', body: aRequest(), problem: { kind: 'confirmingGuest' } });
    page.send({ type: 'CONFIRM' });
    await replies();
    expect(server.asked).toEqual(['place']);
  });

  it('says when the branch is closed instead of asking the server', () => {
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
  ])('sends nothing and stays %s when a yes cannot help', async (stage, problem) => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.send({ type: 'SUBMIT', body: aRequest(), problem });
    page.send({ type: 'CONFIRM' });
    await replies();
    expect(page.view()).toMatchObject({ stage, problem });
    expect(server.asked).toEqual([]);
  });

  it('tells which time was refused, until the customer orders again', async () => {
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
    ['closed', rejection('BRANCH_CLOSED', { branch_id: 'b', branch_name: 'B', ...CLOSED_HOURS })],
    ['unavailable', rejection('ITEM_UNAVAILABLE', { lines: [] })],
    ['form', rejection('NOTHING_TO_CHECK_OUT')],
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
});
