import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { book } from '../../../testing/booking.ts';
import { addStaff, counterClient, STAFF_PASSWORD } from '../../../testing/counter.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import {
  as,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await addManager();
  // The first stream of a server starts to listen to branches and bills. Then it sends two more "board".
  const first = await follow(await pairedDevice());
  for (let boards = 0; boards < 2; ) if ((await first.nextOf()).name === 'board') boards += 1;
  await first.leave();
});
beforeEach(async () => {
  await restaurant.reset();
  await addManager();
});

const addManager = () =>
  addStaff(restaurant, {
    id: 'mei',
    role: 'manager',
    branches: [SS2],
    phone: '+60123456789',
  });

afterAll(() => restaurant.close());

/** Turns an unpaid order into a bill. Returns its id. */
async function addBill(branch: string, guest: string): Promise<string> {
  const { id } = await placeOrder(restaurant, guest, `a-key-of-a-bill-at-${branch}`);
  await restaurant.db.execute(sql`
    insert into bills (company_id, order_id, branch_id, opened_by, opened_at, idempotency_key)
      values ('demo', ${id}, ${branch}, 'mei', now(), ${`key-of-${id}`})
  `);
  return id;
}

type Client = ReturnType<typeof counterClient>;

async function pairedDevice(): Promise<Client> {
  const client = counterClient(restaurant);
  await client.sdk.signIn({
    body: { login: '0123456789', password: STAFF_PASSWORD, code: null },
  });
  await client.sdk.pairDevice({ body: { branch_id: SS2, name: 'Pass 1' } });
  return client;
}

function ask({ cookies }: Client, branch = SS2, language = 'en', headers = {}) {
  const url = `http://demo.localhost:8080/api/counter/stream?branch_id=${branch}&language=${language}`;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return restaurant.fetch(
    new Request(url, { headers: { cookie, 'x-claypot-counter': '1', ...headers } }),
  );
}

interface Event {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** Reads a stream as a client does. `next` returns the next event. */
async function follow(client: Client, branch = SS2, language = 'en') {
  const answer = await ask(client, branch, language);
  expect(answer.status).toBe(200);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('The stream has no body');
  let text = '';
  const stream = {
    /** Returns the next event that is neither a request to read the board nor about bookings. */
    async next(): Promise<Event> {
      const event = await stream.nextOf();
      return ['board', 'bookings'].includes(event.name) ? stream.next() : event;
    },
    async nextOf(): Promise<Event> {
      while (!text.includes('\n\n')) {
        const { done, value } = await reader.read();
        if (done) return { name: 'ended', data: {} };
        text += value;
      }
      const end = text.indexOf('\n\n');
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const name = /^event: (\w+)$/m.exec(block)?.[1] ?? '';
      return { name, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') };
    },
    leave: () => reader.cancel(),
  };
  // Changes before the connection were not sent.
  expect(await stream.nextOf()).toEqual({ name: 'board', data: {} });
  return stream;
}

describe('branch stream', () => {
  test('sends the number of pending bookings at the start and after each change', async () => {
    await book(restaurant);
    const stream = await follow(await pairedDevice());
    const other = await follow(await pairedDevice());
    /** Reads both streams up to a number. A change counted late is sent with the present number. */
    const waitFor = async (waiting: number) => {
      for (const each of [stream, other]) {
        let message = await each.nextOf();
        while (JSON.stringify(message.data) !== JSON.stringify({ waiting })) {
          expect(message.name).toBe('bookings');
          message = await each.nextOf();
        }
      }
    };
    await waitFor(1);
    const { id } = await book(restaurant, as(OTHER_GUEST));
    await waitFor(2);
    await restaurant.sdk.reservationCancel({ path: { id }, body: as(OTHER_GUEST) });
    await waitFor(1);
    for (const each of [stream, other]) await each.leave();
  });

  test('sends the card of each changed order, once it is paid', async () => {
    const stream = await follow(await pairedDevice());
    const placed = await placeOrder(restaurant);
    await decide(restaurant, placed, 'approved');
    expect(await stream.next()).toMatchObject({
      name: 'order',
      data: { id: placed.id, status: 'PREPARING', qty: 2 },
    });
    await stream.leave();
  });

  test('sends names in the language of the device, and personal data to a person only', async () => {
    const device = await pairedDevice();
    const signedIn = await follow(device, SS2, 'zh_CN');
    const locked = counterClient(restaurant);
    locked.cookies.set(
      'claypot_counter_device',
      device.cookies.get('claypot_counter_device') ?? '',
    );
    const redacted = await follow(locked);
    const placed = await placeOrder(restaurant);
    await decide(restaurant, placed, 'approved');
    const { data: full } = await signedIn.next();
    const { data: card } = await redacted.next();
    expect(full.customer_name).toBe('Aisyah');
    expect(card).toMatchObject({ id: placed.id, customer_name: null, customer_phone: null });
    expect(JSON.stringify(full.lines)).not.toBe(JSON.stringify(card.lines));
    await signedIn.leave();
    await redacted.leave();
  });

  test('sends each change of a print job to the streams of its branch', async () => {
    const device = await pairedDevice();
    const stream = await follow(device);
    const { printer } = await device.sdk.addPrinter({
      body: {
        branch_id: SS2,
        name: 'Pass',
        kind: 'usb',
        prints_kitchen: true,
        prints_receipts: true,
        language: 'en',
      },
    });
    const { id } = printer;
    await device.sdk.printTestPage({
      path: { id },
      headers: { 'Idempotency-Key': 'a-press-of-the-test-page' },
    });
    expect(await stream.next()).toMatchObject({ name: 'print', data: { state: 'queued' } });
    const leased = await device.sdk.leasePrintJob({ body: { printer_id: id } });
    const jobId = leased?.job.id ?? '';
    expect(await stream.next()).toMatchObject({ name: 'print', data: { state: 'leased' } });
    await device.sdk.failPrintJob({ path: { id: jobId }, body: { error: 'PAPER' } });
    expect(await stream.next()).toMatchObject({
      name: 'print',
      data: { id: jobId, state: 'failed', error: 'PAPER', printer_name: 'Pass' },
    });
    await stream.leave();
  });

  test('sends the branch after a change of its settings', async () => {
    const device = await pairedDevice();
    const stream = await follow(device);
    await device.sdk.setBusy({
      headers: {},
      body: {
        branch_id: SS2,
        busy: { minutes: 20, until: '2026-11-21T13:00:00+08:00' },
      },
    });
    expect(await stream.next()).toMatchObject({ name: 'branch', data: { busy: { minutes: 20 } } });
    await stream.leave();
  });

  test('sends the branch with its new hours', async () => {
    const device = await pairedDevice();
    const stream = await follow(device);
    const closedToday = { date: '2026-11-21', version: null, day: { name: null, periods: [] } };
    await device.sdk.updateHours({
      headers: { 'Idempotency-Key': 'a-press-that-closes-the-day' },
      body: { branch_id: SS2, week: null, delivery: null, notice: null, days: [closedToday] },
    });
    let event = await stream.next();
    while (event.data.is_open === true) event = await stream.next();
    expect(event).toMatchObject({ name: 'branch', data: { is_open: false, closes_at: null } });
    await stream.leave();
  });

  test('sends the id of each changed bill of the branch, and of no other', async () => {
    const stream = await follow(await pairedDevice());
    const other = await addBill(KLANG, OTHER_GUEST);
    const own = await addBill(SS2, GUEST);
    expect(other).not.toBe(own);
    expect(await stream.next()).toEqual({ name: 'bill', data: { id: own } });
    await restaurant.db.execute(sql`update bills set version = 2 where order_id = ${own}`);
    expect(await stream.next()).toEqual({ name: 'bill', data: { id: own } });
    await stream.leave();
  });

  test('sends nothing of another branch', async () => {
    const stream = await follow(await pairedDevice());
    const other = await placeOrder(restaurant);
    await restaurant.db.execute(sql`update orders set branch_id = ${KLANG} where id = ${other.id}`);
    await decide(restaurant, other, 'approved');
    const own = await placeOrder(restaurant, undefined, 'a-key-of-the-second-order');
    await decide(restaurant, own, 'approved');
    expect((await stream.next()).data.id).toBe(own.id);
    await stream.leave();
  });

  describe('of a signed-in tablet', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('ends within 15 seconds after the device was revoked', async () => {
      const stolen = await pairedDevice();
      const stream = await follow(stolen);
      await restaurant.db.execute(sql`update staff_devices set revoked_at = paired_at`);
      vi.advanceTimersByTime(15_000);
      expect(await stream.next()).toEqual({ name: 'ended', data: {} });
    });

    test('goes on with the server’s time while the device is paired', async () => {
      const stream = await follow(await pairedDevice());
      vi.advanceTimersByTime(15_000);
      expect(await stream.next()).toEqual({
        name: 'time',
        data: { now: expect.stringContaining('2026-11-21T12:00:00') },
      });
      await stream.leave();
    });
  });

  test.each([
    ['without a cookie', () => ask(counterClient(restaurant)), 401],
    ['of another branch', async () => ask(await pairedDevice(), KLANG), 404],
    [
      'without the header',
      async () => ask(await pairedDevice(), SS2, 'en', { 'x-claypot-counter': '0' }),
      400,
    ],
    ['in an unknown language', async () => ask(await pairedDevice(), SS2, 'fr'), 400],
  ])('is rejected %s', async (_, request, status) => {
    expect((await request()).status).toBe(status);
  });
});
