import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClosingTablet, openClosingTablet } from '../../../../testing/day-close.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { type MemberCounter, openMemberCounter } from './open-member-counter.ts';

let restaurant: Restaurant;
let counter: MemberCounter;
let office: ClosingTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openMemberCounter(restaurant);
    office = await openClosingTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const next = async () => (await office.state()).next;

describe('the day close', () => {
  test('counts cash top-ups and returns: in the drawer, in the figures and per person', async () => {
    await counter.topUp(2000, { cash_received: cents(5000) });
    const wrong = await counter.topUp(3000);
    await counter.signIn('mei');
    await counter.giveBack(wrong.top_up.id);
    await counter.topUp(1500);
    const day = await next();
    expect(day?.figures.top_ups).toEqual({
      count: 3,
      amount: cents(6500),
      returned_count: 1,
      returned_amount: cents(3000),
    });
    expect(day?.figures.net).toBe(cents(0));
    expect(day?.drawers).toEqual([
      { id: 'main', name: null, opening: cents(0), cash: cents(3500), expected: cents(3500) },
    ]);
    const people = day?.figures.people.map(({ name, top_up_count, top_up_amount }) => ({
      name,
      top_up_count,
      top_up_amount,
    }));
    expect(people).toEqual([
      { name: 'Staff mei', top_up_count: 1, top_up_amount: cents(-1500) },
      { name: 'Staff ravi', top_up_count: 2, top_up_amount: cents(5000) },
    ]);
    const perPerson = people?.reduce((sum, each) => sum + each.top_up_amount, 0);
    expect(perPerson).toBe(3500);
  });

  test('stores them, and the next day begins with what stays in the drawer', async () => {
    await counter.topUp(2000);
    restaurant.clock.set(NOON.add({ seconds: 1 }));
    const { figures, drawers } = await office.close({ counted: cents(2000), left: cents(500) });
    expect(figures.top_ups).toMatchObject({ count: 1, amount: cents(2000) });
    expect(drawers).toMatchObject([{ cash: cents(2000), expected: cents(2000), left: cents(500) }]);
    // Today is closed, so this top-up belongs to the next day.
    restaurant.clock.set(NOON.add({ minutes: 1 }));
    await counter.topUp(1000);
    restaurant.clock.set(NOON.add({ hours: 24 }));
    await office.tapIn();
    const day = await next();
    expect(day?.figures.top_ups).toMatchObject({ count: 1, amount: cents(1000) });
    expect(day?.drawers).toMatchObject([
      { opening: cents(500), cash: cents(1000), expected: cents(1500) },
    ]);
  });

  test('a top-up since the manager saw the day returns DAY_CHANGED', async () => {
    await counter.topUp(2000);
    const seen = await next();
    await counter.topUp(1000);
    const call = office.close({ expected: seen?.drawers[0]?.expected ?? cents(0) });
    expect(await codeFrom(call)).toBe('DAY_CHANGED');
  });

  test('a day with nothing but a top-up is a day to close', async () => {
    await counter.topUp(2000);
    restaurant.clock.set(NOON.add({ hours: 24 }));
    await office.tapIn();
    expect((await office.state()).open_days).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('top-ups and a close at the same moment: each top-up is in exactly one close', async () => {
    const results = await Promise.all([
      codeFrom(counter.topUp(1000)),
      codeFrom(office.close()),
      codeFrom(counter.topUp(2000)),
    ]);
    expect([results[0], results[2]]).toEqual(['OK', 'OK']);
    expect(['OK', 'DAY_CHANGED']).toContain(results[1]);
    const closed = results[1] === 'OK' ? (await office.detail(1)).figures.top_ups.amount : cents(0);
    restaurant.clock.set(NOON.add({ hours: 24 }));
    await office.tapIn();
    const rest: number[] = [];
    for (let day = await next(); day !== null; day = await next()) {
      rest.push(day.figures.top_ups.amount);
      await office.close({ counted: day.drawers[0]?.expected ?? cents(0) });
    }
    expect(closed + rest.reduce((sum, amount) => sum + amount, 0)).toBe(3000);
  });
});
