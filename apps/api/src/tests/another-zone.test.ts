import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notify } from '../modules/notifications/notifications.ts';
import { book } from '../testing/booking.ts';
import { joinMember } from '../testing/join-member.ts';
import { PHONE } from '../testing/members.ts';
import { addition, checkout, order } from '../testing/ordering.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { SS2, seedCompany } from '../testing/seed/seed.ts';
import { both } from '../testing/texts.ts';

// A company in Newfoundland, 11.5 hours behind the company of all other tests. During its Saturday
// dinner it is already Sunday for the other company.
const HARBOUR = 'harbour';
const ZONE = 'America/St_Johns';
const SATURDAY_EVENING = at('2026-11-21T20:00');

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  await seedCompany(restaurant.db, HARBOUR, ZONE);
  restaurant.clock.set(SATURDAY_EVENING);
});
afterAll(() => restaurant.close());

/** Converts a local time in Newfoundland to an instant. */
function at(wallTime: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(wallTime).toZonedDateTime(ZONE).toInstant();
}

const SHOWN = { path: { id: SS2 }, body: {} };

const here = () => restaurant.sdkOf(HARBOUR);
const open = async (url: string) => (await restaurant.fetch(new Request(url))).text();

async function placed() {
  await here().cartCreate({ body: addition() });
  const { id } = await order({ sdk: here() });
  return here().orderDetail({ path: { id }, body: as(GUEST) });
}

test('shows the time zone of the company and opens branches by it', async () => {
  const company = await here().companyInfo({ body: { subdomain: HARBOUR } });
  expect(company.time_zone).toBe(ZONE);
  expect(await here().branchDetail(SHOWN)).toMatchObject({
    status: 'Open',
    start_time: '2026-11-21T10:00:00-03:30',
    end_time: '2026-11-21T22:00:00-03:30',
    last_order_time: '2026-11-21T21:25:00-03:30',
    next_open_time: '2026-11-22T10:00:00-03:30',
  });
  expect(await restaurant.sdk.branchDetail(SHOWN)).toMatchObject({
    status: 'Closed',
    next_open_time: '2026-11-22T10:00:00+08:00',
  });
});

test('offers times of today in the time zone of the company', async () => {
  const hours = await here().branchAvailableHour({ path: { id: SS2 } });
  expect(hours).toMatchObject({ time_zone: ZONE, asap_time: '2026-11-21T20:35:00-03:30' });
  expect(hours.date_list[0]).toMatchObject({ date: '2026-11-21' });
  expect(hours.date_list[0]?.time_list.at(0)).toBe('2026-11-21T20:45:00-03:30');
});

test('keeps the local opening hours across the end of daylight saving time', async () => {
  restaurant.clock.set(at('2026-10-31T12:00'));
  const { date_list } = await here().branchAvailableHour({ path: { id: SS2 } });
  expect(date_list.slice(1, 3).map(({ time_list }) => time_list.at(0))).toEqual([
    '2026-11-01T10:00:00-03:30',
    '2026-11-02T10:00:00-03:30',
  ]);
  expect(date_list[0]?.time_list.at(-1)).toBe('2026-10-31T21:45:00-02:30');
});

test('numbers and dates an order in the time zone of the company', async () => {
  const reservation = await placed();
  expect(reservation.sales_order_tx_id).toMatch(/^CP-261121-/);
  expect(reservation).toMatchObject({
    created_time: '2026-11-21T20:00:00-03:30',
    payment_expires_at: '2026-11-21T20:30:00-03:30',
    status_history: [{ at: '2026-11-21T20:00:00-03:30' }],
  });
});

test('rejects a late order by the local time of the company', async () => {
  restaurant.clock.set(at('2026-11-21T22:00'));
  await here().cartCreate({ body: addition() });
  await expect(order({ sdk: here() })).rejects.toMatchObject({
    code: 'BRANCH_CLOSED',
    data: { next_open_time: '2026-11-22T10:00:00-03:30' },
  });
  restaurant.clock.set(at('2026-11-22T21:30'));
  await expect(order({ sdk: here() }, checkout(), 'key-of-a-late-order')).rejects.toMatchObject({
    code: 'INVALID_DELIVERY_TIME',
    data: { earliest_time: '2026-11-23T10:00:00-03:30' },
  });
});

test('books a table by the local time of the company', async () => {
  const { date_dropdown_list } = await here().branchDetail(SHOWN);
  expect(date_dropdown_list?.[0]).toMatchObject({ date: '2026-11-22' });
  const reservation = await book({ sdk: here() }, { time: '10:00' });
  expect(reservation).toMatchObject({
    reservation_time: '2026-11-22T10:00:00-03:30',
    end_time: '2026-11-22T11:30:00-03:30',
    date: '2026-11-22',
    time: '10:00',
  });
  expect(reservation.reservation_no).toMatch(/^RS-261122-/);
  const tonight = book(
    { sdk: here() },
    { date: '2026-11-21', time: '20:30' },
    'key-of-tonight-table',
  );
  await expect(tonight).rejects.toMatchObject({
    code: 'INVALID_RESERVATION_TIME',
    data: { earliest: { date: '2026-11-22', time: '10:00' } },
  });
});

test('books the same local hour before and after the end of daylight saving time', async () => {
  restaurant.clock.set(at('2026-10-30T12:00'));
  const starts: string[] = [];
  for (const date of ['2026-10-31', '2026-11-01']) {
    const key = `key-of-dinner-on-${date}`;
    starts.push((await book({ sdk: here() }, { date }, key)).reservation_time);
  }
  expect(starts).toEqual(['2026-10-31T19:00:00-02:30', '2026-11-01T19:00:00-03:30']);
});

test('rejects a birthday after today in the time zone of the company', async () => {
  const mei = await joinMember(restaurant, PHONE, { company: HARBOUR });
  const updateBirthday = (date_of_birth: string) =>
    mei.sdk.updateProfile({
      path: { id: mei.id },
      body: { full_name: 'Mei', email: 'mei@example.test', date_of_birth },
    });
  await expect(updateBirthday('2026-11-22')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  expect(await updateBirthday('2026-11-21')).toMatchObject({
    date_of_birth: '2026-11-21',
    created_at: '2026-11-21T20:00:00-03:30',
  });
});

test('dates notifications in the time zone of the company', async () => {
  const mei = await joinMember(restaurant, PHONE, { company: HARBOUR });
  const hello = { id: 'hello', message: both('Hello'), about: null };
  await notify(restaurant.db, mei.id, hello, SATURDAY_EVENING);
  expect(await mei.sdk.notifications({ path: { id: mei.id } })).toMatchObject([
    { created_at: '2026-11-21T20:00:00-03:30' },
  ]);
});

test('shows local times of the requested host in the outbox', async () => {
  await restaurant.sms.send({ to: PHONE, text: 'Your code is 111111.', reference: 'first' });
  const outbox = (host: string) => open(`http://${host}:8080/sandbox/sms`);
  expect(await outbox('harbour.localhost')).toContain('>20:00:00</time>');
  expect(await outbox('demo.localhost')).toContain('>07:30:00</time>');
  // A host without a company shows times in UTC.
  expect(await outbox('localhost')).toContain('>2026-11-21T23:30:00Z</time>');
});

test('shows local times of the requested host on the tracking page', async () => {
  const stop = (area: string) => ({
    place: { latitude: 3, longitude: 101 },
    address: area,
    area,
    name: area,
    phone: PHONE,
  });
  const trip = {
    reference: 'trip',
    pickup: stop('Harbour'),
    dropoff: stop('Water Street'),
    remark: '',
  };
  const { shareLink } = await restaurant.rider.book(trip, new AbortController().signal);
  expect(await open(`http://harbour.localhost:8080${shareLink}`)).toContain('Picked up at 20:00<');
  expect(await open(`http://demo.localhost:8080${shareLink}`)).toContain('Picked up at 07:30<');
});
