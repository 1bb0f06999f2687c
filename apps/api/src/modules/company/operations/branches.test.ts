import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

describe('branches', () => {
  const list = (body: object) => restaurant.sdk.branchList({ path: { companyId: 'demo' }, body });

  test('are listed in the company’s order, or nearest first with distances', async () => {
    const anywhere = await list({});
    expect(anywhere.map(({ id, distance }) => [id, distance])).toEqual([
      [KLANG, null],
      [SS2, null],
    ]);
    const near = await list({ latitude: '3.12', longitude: '101.62', limit: 1 });
    expect(near.map(({ id, distance }) => [id, distance])).toEqual([[SS2, 0.3]]);
  });

  test('include only those with a top-up counter if requested', async () => {
    await restaurant.db.execute(sql`update branches set takes_top_up = false where id = ${KLANG}`);
    expect((await list({ topup: true })).map(({ id }) => id)).toEqual([SS2]);
    const all = await Promise.all([list({}), list({ topup: false }), list({ topup: null })]);
    expect(all.map(({ length }) => length)).toEqual([2, 2, 2]);
  });

  test('show if they are open and when they open next', async () => {
    const detail = () => restaurant.sdk.branchDetail({ path: { id: SS2 }, body: {} });
    expect(await detail()).toMatchObject({
      status: 'Open',
      address: '12, Jalan SS 2/24, 47300 Petaling Jaya, Selangor',
      start_hour: '10:00',
      close_hour: '22:00',
      start_time: '2026-11-21T10:00:00+08:00',
      end_time: '2026-11-21T22:00:00+08:00',
      last_order_time: '2026-11-21T21:25:00+08:00',
      next_open_time: '2026-11-22T10:00:00+08:00',
      is_able_reservation: 1,
    });
    restaurant.clock.set(at('2026-11-21T22:00'));
    expect(await detail()).toMatchObject({
      status: 'Closed',
      last_order_time: null,
      next_open_time: '2026-11-22T10:00:00+08:00',
    });
  });

  test('show the hours of each weekday in order, with breaks and midnight', async () => {
    const opening_hours = JSON.stringify([
      { weekday: 6, open: '10:00', close: '24:00' },
      { weekday: 1, open: '17:30', close: '22:00' },
      { weekday: 1, open: '11:00', close: '15:00' },
    ]);
    await restaurant.db.execute(
      sql`update branches set opening_hours = ${opening_hours}::jsonb where id = ${SS2}`,
    );
    const detail = await restaurant.sdk.branchDetail({ path: { id: SS2 }, body: {} });
    expect(detail.week_hours).toEqual([
      { weekday: 1, open: '11:00', close: '15:00' },
      { weekday: 1, open: '17:30', close: '22:00' },
      { weekday: 6, open: '10:00', close: '00:00' },
    ]);
  });

  test('offer tables at local times if they accept reservations', async () => {
    const detail = (id: string) => restaurant.sdk.branchDetail({ path: { id }, body: {} });
    const [today] = (await detail(SS2)).date_dropdown_list ?? [];
    expect(today).toMatchObject({ date: '2026-11-21' });
    expect(today?.time_list.at(0)).toBe('13:00');
    expect((await detail(KLANG)).date_dropdown_list).toEqual([]);
  });

  test.each([
    ['temporarily closed', sql`temporarily_closed = true`],
    ['without seats', sql`number_of_seats = 0`],
    ['closed every day', sql`opening_hours = '[]'`],
    ['not taking bookings', sql`is_able_reservation = false`],
  ])('accept no reservations in any response when %s', async (_, change) => {
    await restaurant.db.execute(sql`update branches set ${change} where id = ${SS2}`);
    const listed = (await list({})).find(({ id }) => id === SS2);
    const detail = await restaurant.sdk.branchDetail({ path: { id: SS2 }, body: {} });
    expect([listed?.is_able_reservation, detail.is_able_reservation]).toEqual([0, 0]);
    expect(detail.date_dropdown_list).toEqual([]);
  });

  test('are hidden when retired', async () => {
    await restaurant.db.execute(sql`update branches set retired = true where id = ${SS2}`);
    expect((await list({})).map(({ id }) => id)).toEqual([KLANG]);
    const path = { id: SS2 };
    await expect(restaurant.sdk.branchDetail({ path, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(restaurant.sdk.branchAvailableHour({ path })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('offer times by day, starting after the preparation time', async () => {
    const hours = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(hours).toMatchObject({
      branch_id: SS2,
      status: 'Open',
      time_zone: 'Asia/Kuala_Lumpur',
      asap_minutes: 35,
      asap_time: '2026-11-21T12:35:00+08:00',
      next_open_time: '2026-11-22T10:00:00+08:00',
    });
    restaurant.clock.set(at('2026-11-21T21:25'));
    const late = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(late).toMatchObject({ status: 'Open', asap_time: null });
    expect(hours.date_list).toHaveLength(7);
    expect(hours.date_list[0]?.time_list.at(0)).toBe('2026-11-21T12:45:00+08:00');
  });
});
