import { cents } from '@claypot/sdk';
import { type CounterSdk, errorDataOf, type HoursChange } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { book, branchFor, guestNo } from '../../../../testing/booking.ts';
import { type CounterTablet, openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { addition, checkout, HOME, order, paidDelivery } from '../../../../testing/ordering.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { as, at, NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
    await tablet.signIn('mei');
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const NOTHING = { branch_id: SS2, week: null, delivery: null, notice: null, days: [] };
const OUTING = { en: 'Outing', zh_CN: '员工活动' };
const SUNDAY = '2026-11-22';

type Headers = Parameters<CounterSdk['updateHours']>[0]['headers'];
type Period = { readonly open: string; readonly close: string };

const read = () => tablet.sdk.hours({ body: { branch_id: SS2 } });
const preview = async (change: Partial<HoursChange>) =>
  (await tablet.sdk.previewHours({ body: { ...NOTHING, ...change } })).conflicts;
const save = (change: Partial<HoursChange>, headers: Headers = tablet.press()) =>
  tablet.sdk.updateHours({ headers, body: { ...NOTHING, ...change } });

/** Sets the hours of a single day, closed without periods. */
const day = (date: string, periods: Period[] = [], version: string | null = null) => ({
  days: [{ date, version, day: { name: OUTING, periods } }],
});

const everyDay = (open: string, close: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close }));

const events = () =>
  restaurant.db.query<{ operation: string; changes: unknown }>(sql`
    select operation, changes from staff_events
    where operation in ('updateHours', 'confirmHoursConflict') order by position`);

/** Returns the part that another person has changed. */
const changedPart = (saving: Promise<unknown>) =>
  saving.then(
    () => null,
    (error: unknown) => errorDataOf(error, 'HOURS_CHANGED'),
  );

describe('the hours of the week', () => {
  test('come from the files until staff set them, and again after a reset', async () => {
    const before = await read();
    expect(before.week).toMatchObject({ is_own: false, periods: everyDay('10:00', '22:00') });
    const periods = everyDay('12:30', '02:00');
    const after = await save({ week: { version: before.week.version, periods } });
    expect(after.week).toMatchObject({
      is_own: true,
      periods,
      menu_periods: everyDay('10:00', '22:00'),
    });
    const shown = await branchFor(restaurant, 2);
    expect(shown).toMatchObject({ status: 'Closed', week_hours: periods });
    expect(shown.next_open_time).toBe('2026-11-21T12:30:00+08:00');
    const reset = await save({ week: { version: after.week.version, periods: null } });
    expect(reset.week).toMatchObject({ is_own: false, periods: everyDay('10:00', '22:00') });
    expect((await branchFor(restaurant, 2)).status).toBe('Open');
  });

  test('are the ones of which the counter reports the closing time', async () => {
    const { week } = await read();
    await save({ week: { version: week.version, periods: everyDay('10:00', '21:00') } });
    expect((await tablet.board()).branch.closes_at).toBe('2026-11-21T21:00:00+08:00');
  });

  test.each<[string, Period[]]>([
    [
      'overlapping periods',
      [
        { open: '11:00', close: '15:00' },
        { open: '14:00', close: '22:00' },
      ],
    ],
    ['a period that ends when it begins', [{ open: '11:00', close: '11:00' }]],
    [
      'a period after one past midnight',
      [
        { open: '18:00', close: '02:00' },
        { open: '20:00', close: '21:00' },
      ],
    ],
  ])('reject %s', async (_, periods) => {
    const { week } = await read();
    const change = {
      version: week.version,
      periods: periods.map((period) => ({ weekday: 1, ...period })),
    };
    const rejected = { code: 'INVALID_REQUEST', data: { path: 'body.week.periods' } };
    await expect(save({ week: change })).rejects.toMatchObject(rejected);
    await expect(preview({ week: change })).rejects.toMatchObject(rejected);
    await expect(save(day(SUNDAY, periods))).rejects.toMatchObject({
      data: { path: 'body.days.0.day.periods' },
    });
    expect(await events()).toEqual([]);
  });
});

describe('a single day', () => {
  test('is closed for orders, bookings and the list of branches', async () => {
    await save(day(SUNDAY));
    const { date_list } = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(date_list.map(({ time_list }) => time_list.length > 0).slice(0, 3)).toEqual([
      true,
      false,
      true,
    ]);
    const branch = await branchFor(restaurant, 2);
    expect(branch.date_list).not.toContain(SUNDAY);
    expect(branch.date_list).toContain('2026-11-23');
    expect(branch.special_days).toEqual([{ date: SUNDAY, name: 'Outing', periods: [] }]);
    expect(branch.next_open_time).toBe('2026-11-23T10:00:00+08:00');
    const chinese = restaurant.sdkOf('demo', 'zh_CN');
    const list = await chinese.branchList({ path: { companyId: 'demo' }, body: {} });
    const listed = list.find(({ id }) => id === SS2);
    expect(listed?.special_days).toEqual([{ date: SUNDAY, name: '员工活动', periods: [] }]);
    await expect(book(restaurant)).rejects.toMatchObject({ code: 'INVALID_RESERVATION_TIME' });
  });

  test('is closed today at once, for the counter and for a checkout', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    await save(day('2026-11-21'));
    expect((await tablet.board()).branch).toMatchObject({
      is_open: false,
      opens_at: '2026-11-22T10:00:00+08:00',
    });
    await expect(order(restaurant)).rejects.toMatchObject({ code: 'BRANCH_CLOSED' });
  });

  test('does not end the evening before it', async () => {
    const { week } = await read();
    await save({
      week: { version: week.version, periods: everyDay('18:00', '02:00') },
      ...day(SUNDAY),
    });
    restaurant.clock.set(at('2026-11-22T01:30'));
    expect((await branchFor(restaurant, 2)).status).toBe('Open');
    restaurant.clock.set(at('2026-11-22T19:00'));
    expect((await branchFor(restaurant, 2)).status).toBe('Closed');
  });

  test('has other hours, and ends with its date', async () => {
    await save(day('2026-11-21', [{ open: '10:00', close: '14:00' }]));
    expect(await branchFor(restaurant, 2)).toMatchObject({
      last_order_time: '2026-11-21T13:25:00+08:00',
      special_days: [{ periods: [{ open: '10:00', close: '14:00' }] }],
    });
    expect((await read()).days).toHaveLength(1);
    restaurant.clock.set(at('2026-11-22T11:00'));
    await tablet.signIn('mei');
    expect((await read()).days).toEqual([]);
    expect(await branchFor(restaurant, 2)).toMatchObject({ status: 'Open', special_days: [] });
  });

  test('that comes later than the next week is not shown to customers yet', async () => {
    const { days } = await save(day('2026-11-29'));
    expect(days.map(({ date }) => date)).toEqual(['2026-11-29']);
    expect((await branchFor(restaurant, 2)).special_days).toEqual([]);
    restaurant.clock.set(at('2026-11-22T11:00'));
    expect((await branchFor(restaurant, 2)).special_days).toHaveLength(1);
  });

  test.each(['2026-11-20', '2027-12-27'])('cannot be %s', async (date) => {
    await expect(save(day(date))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { path: 'body.days.0.date' },
    });
  });

  test('is changed and removed by its version, and deleted a month after its date', async () => {
    const { days } = await save(day(SUNDAY));
    const version = days[0]?.version ?? null;
    const changed = await save(day(SUNDAY, [{ open: '10:00', close: '12:00' }], version));
    expect(changed.days[0]?.periods).toEqual([{ open: '10:00', close: '12:00' }]);
    expect(await codeFrom(save({ days: [{ date: SUNDAY, version, day: null }] }))).toBe(
      'HOURS_CHANGED',
    );
    const latest = changed.days[0]?.version ?? null;
    const removed = await save({ days: [{ date: SUNDAY, version: latest, day: null }] });
    expect(removed.days).toEqual([]);
    await save(day(SUNDAY));
    restaurant.clock.set(NOON.add({ hours: 24 * 33 }));
    await tablet.signIn('mei');
    await save(day('2026-12-25'));
    const rows = await restaurant.db.query(sql`select date::text from branch_days`);
    expect(rows).toEqual([{ date: '2026-12-25' }]);
  });
});

describe('delivery and notice time', () => {
  test('delivery off rejects quotations, and on again has its radius and fees', async () => {
    const quote = () =>
      restaurant.sdk.deliveryOptions({
        path: { companyId: 'demo' },
        body: {
          latitude: HOME.latitude,
          longitude: HOME.longitude,
          full_address: HOME.full_address,
          state_id: 'MY-10',
          limit: null,
        },
      });
    const ss2 = async () => (await quote()).branches.find(({ branch_id }) => branch_id === SS2);
    const before = await ss2();
    expect(before?.is_reachable).toBe(true);
    const { delivery } = await read();
    const terms = { radius_metres: 10_000, base_fee: cents(700), fee_per_km: cents(0) };
    const off = await save({
      delivery: { version: delivery.version, settings: { delivers: false, ...terms } },
    });
    expect((await ss2())?.refusal_code).toBe('ERR_OUT_OF_SERVICE_AREA');
    const on = await save({
      delivery: { version: off.delivery.version, settings: { delivers: true, ...terms } },
    });
    expect((await ss2())?.delivery_fee).toBe(700);
    const near = { ...terms, radius_metres: 100 };
    await save({
      delivery: { version: on.delivery.version, settings: { delivers: true, ...near } },
    });
    expect((await ss2())?.refusal_code).toBe('ERR_OUT_OF_SERVICE_AREA');
  });

  test('delivery needs a radius', async () => {
    const { delivery } = await read();
    const settings = {
      delivers: true,
      radius_metres: null,
      base_fee: cents(0),
      fee_per_km: cents(0),
    };
    await expect(save({ delivery: { version: delivery.version, settings } })).rejects.toMatchObject(
      { data: { path: 'body.delivery.settings.radius_metres' } },
    );
  });

  test('the notice time moves the first bookable time', async () => {
    const first = async () => (await branchFor(restaurant, 2)).date_dropdown_list?.[0];
    expect((await first())?.time_list[0]).toBe('13:00');
    const { notice } = await read();
    await save({ notice: { version: notice.version, minutes: 180 } });
    expect((await first())?.time_list[0]).toBe('15:00');
  });
});

describe('what no longer fits', () => {
  test('is shown before the save, and listed afterwards until it is settled', async () => {
    const { id } = await book(restaurant);
    const later = await book(
      restaurant,
      { ...as(guestNo(2)), date: '2026-11-23' },
      'key-of-another-booking',
    );
    expect(await preview(day(SUNDAY))).toMatchObject([
      {
        kind: 'reservation',
        id,
        reason: 'closed',
        at: '2026-11-22T19:00:00+08:00',
        date: SUNDAY,
        status: 'PENDING',
        seats: 4,
        customer_name: 'Aisyah',
        phone_no: '+60123456789',
        confirmed_by: null,
      },
    ]);
    expect((await read()).conflicts).toEqual([]);
    const { conflicts } = await save(day(SUNDAY));
    expect(conflicts.map((conflict) => conflict.id)).toEqual([id]);
    expect(conflicts.map((conflict) => conflict.id)).not.toContain(later.id);
    // Another change does not list it again.
    expect((await preview(day('2026-11-24'))).map((conflict) => conflict.id)).toEqual([]);
    await restaurant.db.execute(sql`update reservations set status = 'REJECTED' where id = ${id}`);
    expect((await read()).conflicts).toEqual([]);
  });

  test('a seated party fits', async () => {
    const { id } = await book(restaurant);
    await restaurant.db.execute(sql`
      update reservations set status = 'APPROVED', seated_at = created_at where id = ${id}`);
    expect(await preview(day(SUNDAY))).toEqual([]);
  });

  test('a booking that ends after the closing does not fit', async () => {
    await book(restaurant);
    const ending = (close: string) => preview(day(SUNDAY, [{ open: '10:00', close }]));
    // It ends at 20:30.
    expect(await ending('20:30')).toEqual([]);
    expect(await ending('20:15')).toHaveLength(1);
  });

  test('an order for later does not fit a closed day; one for now does', async () => {
    await tablet.paidOrder();
    await restaurant.sdk.cartCreate({ body: addition(as(guestNo(3))) });
    const placed = await order(
      restaurant,
      checkout({ ...as(guestNo(3)), delivery_time: '2026-11-22T11:00:00+08:00' }),
      'a-key-of-an-order-for-later',
    );
    expect(await preview(day(SUNDAY))).toEqual([]);
    await restaurant.db.execute(sql`
      update orders set status = 'PREPARING' where id = ${placed.id}`);
    expect(await preview(day(SUNDAY))).toMatchObject([
      { kind: 'order', id: placed.id, reason: 'closed', method: 'pickup', status: 'PREPARING' },
    ]);
    expect(await preview(day(SUNDAY, [{ open: '11:00', close: '12:00' }]))).toEqual([]);
    expect(await preview(day(SUNDAY, [{ open: '10:00', close: '11:00' }]))).toHaveLength(1);
  });

  test('a delivery does not fit when delivery goes off or its address is too far', async () => {
    const placed = await paidDelivery(restaurant);
    const { delivery } = await read();
    const change = (delivers: boolean, radius_metres: number) => ({
      delivery: {
        version: delivery.version,
        settings: { delivers, radius_metres, base_fee: cents(500), fee_per_km: cents(100) },
      },
    });
    expect(await preview(change(false, 10_000))).toMatchObject([
      { id: placed.id, reason: 'no_delivery', at: null, method: 'delivery' },
    ]);
    expect(await preview(change(true, 1000))).toMatchObject([{ reason: 'out_of_range' }]);
    expect(await preview(change(true, 10_000))).toEqual([]);
    await save(change(false, 10_000));
    await restaurant.db.execute(sql`
      update orders set status = 'DELIVERING' where id = ${placed.id}`);
    expect((await read()).conflicts).toEqual([]);
  });

  test('is confirmed once, by name, until its time changes or the person takes it back', async () => {
    const { id } = await book(restaurant);
    await save(day(SUNDAY));
    const conflict = { branch_id: SS2, kind: 'reservation', id, reason: 'closed' } as const;
    const confirm = (confirmed: boolean) =>
      tablet.sdk.confirmHoursConflict({ body: { ...conflict, confirmed } });
    expect((await confirm(true)).conflicts).toMatchObject([{ id, confirmed_by: 'Staff mei' }]);
    await confirm(true);
    expect((await confirm(false)).conflicts).toMatchObject([{ id, confirmed_by: null }]);
    await confirm(false);
    await confirm(true);
    expect((await events()).slice(1)).toMatchObject([
      { changes: [{ field: 'confirmed', before: null, after: 'closed' }] },
      { changes: [{ field: 'confirmed', before: 'closed', after: null }] },
      { changes: [{ field: 'confirmed', before: null, after: 'closed' }] },
    ]);
    await restaurant.db.execute(sql`
      update reservations set starts_at = starts_at - interval '30 minutes' where id = ${id}`);
    expect((await read()).conflicts).toMatchObject([{ id, confirmed_by: null }]);
    expect((await confirm(true)).conflicts).toMatchObject([{ id, confirmed_by: 'Staff mei' }]);
  });

  test('needs a decision for each reason', async () => {
    const { id } = await paidDelivery(restaurant);
    await restaurant.db.execute(sql`
      update orders set delivery_time = ${at('2026-11-22T12:00')} where id = ${id}`);
    const { delivery } = await read();
    const settings = {
      delivers: false,
      radius_metres: 10_000,
      base_fee: cents(0),
      fee_per_km: cents(0),
    };
    await save({ delivery: { version: delivery.version, settings }, ...day(SUNDAY) });
    const decide = (reason: 'closed' | 'no_delivery', confirmed: boolean) =>
      tablet.sdk.confirmHoursConflict({
        body: { branch_id: SS2, kind: 'order', id, reason, confirmed },
      });
    await decide('closed', true);
    await decide('no_delivery', true);
    const { conflicts } = await decide('closed', false);
    expect(conflicts.map(({ reason, confirmed_by }) => [reason, confirmed_by])).toEqual([
      ['closed', null],
      ['no_delivery', 'Staff mei'],
    ]);
  });

  test('a decision that is taken back leaves the one on an order with the same id', async () => {
    const { id } = await book(restaurant);
    await save(day(SUNDAY));
    const decide = (confirmed: boolean) =>
      tablet.sdk.confirmHoursConflict({
        body: { branch_id: SS2, kind: 'reservation', id, reason: 'closed', confirmed },
      });
    await decide(true);
    await restaurant.db.execute(sql`
      insert into branch_hours_confirmations
        (company_id, branch_id, kind, target_id, reason, staff_id, confirmed_at)
      values ('demo', ${SS2}, 'order', ${id}, 'closed', 'mei', ${NOON})`);
    await decide(false);
    expect(await restaurant.db.query(sql`select kind from branch_hours_confirmations`)).toEqual([
      { kind: 'order' },
    ]);
  });

  test('keeps decisions until a month after the time of the order or booking', async () => {
    const decided = (id: string, time: string, made: string) =>
      restaurant.db.execute(sql`
        insert into branch_hours_confirmations
          (company_id, branch_id, kind, target_id, reason, at, staff_id, confirmed_at)
        values ('demo', ${SS2}, 'reservation', ${id}, 'closed', ${at(time)}, 'mei', ${at(made)})`);
    await decided('over', '2026-10-01T12:00', '2026-09-01T12:00');
    await decided('of a coming booking', '2026-11-30T12:00', '2026-09-01T12:00');
    await decided('made lately', '2026-10-01T12:00', '2026-11-20T12:00');
    await save(day(SUNDAY));
    const left = await restaurant.db.query<{ target_id: string }>(sql`
      select target_id from branch_hours_confirmations order by target_id`);
    expect(left.map(({ target_id }) => target_id)).toEqual(['made lately', 'of a coming booking']);
  });

  test('cannot be confirmed once it fits', async () => {
    const { id } = await book(restaurant);
    const body = { branch_id: SS2, kind: 'reservation', id, reason: 'closed' } as const;
    expect(
      await codeFrom(tablet.sdk.confirmHoursConflict({ body: { ...body, confirmed: true } })),
    ).toBe('NOT_FOUND');
  });

  test('lists the open bookings of this branch only', async () => {
    const { id } = await book(restaurant);
    await restaurant.db.execute(sql`update reservations set branch_id = 'klang' where id = ${id}`);
    expect(await preview(day(SUNDAY))).toEqual([]);
  });
});

describe('two people at once', () => {
  test('the second save of the same part is rejected, of another part is not', async () => {
    const { week, notice } = await read();
    await save({ week: { version: week.version, periods: everyDay('11:00', '22:00') } });
    const late = { version: week.version, periods: everyDay('12:00', '22:00') };
    expect(
      await changedPart(save({ week: late, notice: { version: notice.version, minutes: 30 } })),
    ).toEqual({ part: 'week', date: null });
    expect((await read()).notice.minutes).toBe(60);
    await save({ notice: { version: notice.version, minutes: 30 } });
    expect((await read()).week.periods).toEqual(everyDay('11:00', '22:00'));
  });

  test('of two saves at the same moment, one is rejected', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { week } = await read();
      const outcomes = await Promise.all(
        ['11:00', '12:00', '13:00'].map((open) =>
          codeFrom(
            save({
              week: { version: week.version, periods: everyDay(open, `2${round}:00`) },
            }),
          ),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['HOURS_CHANGED', 'HOURS_CHANGED', 'OK']);
    }
  });

  test('a new day on a date that another person has just set is rejected', async () => {
    await save(day(SUNDAY));
    expect(await changedPart(save(day(SUNDAY)))).toEqual({ part: 'day', date: SUNDAY });
    await save(day('2026-11-24'));
    expect((await read()).days).toHaveLength(2);
  });

  test('new files of the menu change the version of what they change', async () => {
    const { week, notice } = await read();
    await restaurant.db.execute(sql`
      update branches set opening_hours = '[]' where id = ${SS2}`);
    const periods = everyDay('10:00', '23:00');
    expect(await codeFrom(save({ week: { version: week.version, periods } }))).toBe(
      'HOURS_CHANGED',
    );
    expect(await codeFrom(save({ notice: { version: notice.version, minutes: 30 } }))).toBe('OK');
  });

  test('a repeated press saves once and returns the present state', async () => {
    const { notice } = await read();
    const headers = tablet.press();
    const change = { notice: { version: notice.version, minutes: 30 } };
    await save(change, headers);
    expect((await save(change, headers)).notice.minutes).toBe(30);
    expect(await events()).toHaveLength(1);
  });

  test('a press that was rejected stays rejected', async () => {
    const { notice } = await read();
    const first = await save({ notice: { version: notice.version, minutes: 30 } });
    const headers = tablet.press();
    const late = { notice: { version: notice.version, minutes: 45 } };
    expect(await codeFrom(save(late, headers))).toBe('HOURS_CHANGED');
    await save({ notice: { version: first.notice.version, minutes: null } });
    expect(await codeFrom(save(late, headers))).toBe('HOURS_CHANGED');
    expect((await read()).notice.minutes).toBe(60);
  });
});

test('the record has the hours before and after', async () => {
  const { week, delivery } = await read();
  await save({
    week: { version: week.version, periods: everyDay('11:00', '22:00').slice(0, 2) },
    delivery: {
      version: delivery.version,
      settings: {
        delivers: true,
        radius_metres: 5000,
        base_fee: cents(450),
        fee_per_km: cents(120),
      },
    },
    ...day(SUNDAY, [{ open: '10:00', close: '12:00' }]),
  });
  expect(await events()).toEqual([
    {
      operation: 'updateHours',
      changes: [
        { field: 'opening_hours', before: null, after: '1 11:00-22:00, 2 11:00-22:00' },
        { field: 'delivers', before: null, after: 'true' },
        { field: 'delivery_radius_metres', before: null, after: '5000' },
        { field: 'delivery_base_fee', before: null, after: '4.50' },
        { field: 'delivery_fee_per_km', before: null, after: '1.20' },
        { field: 'delivery_by_staff', before: 'false', after: 'true' },
        { field: `day ${SUNDAY}`, before: null, after: '10:00-12:00 (Outing)' },
      ],
    },
  ]);
});
