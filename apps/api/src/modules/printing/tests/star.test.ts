import { lettersOn, type Paper, printOn } from '@claypot/tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import type { CounterClient } from '../../../testing/counter.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { errorOfStar } from '../polling/star.ts';
import {
  acceptedOrder,
  acceptTwoOrders,
  addPrinter,
  jobsOf,
  newKey,
  openTeamTablet,
  statesOf,
} from './printing.ts';

let restaurant: Restaurant;
let tablet: CounterClient;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openTeamTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

interface Poll {
  readonly jobReady: boolean;
  readonly mediaTypes?: readonly string[];
  readonly jobToken?: string;
  readonly deleteMethod?: string;
}

const STAR_PRNT = 'application/vnd.star.starprnt';

/** A printer with Star CloudPRNT at an address. It prints on paper and can be killed. */
function emulatedStar(path: string) {
  const url = `http://demo.localhost:8080${path}`;
  const paper: Paper[] = [];
  const send = (method: string, query: Record<string, string> = {}, body?: object) =>
    restaurant.fetch(
      new Request(`${url}?${new URLSearchParams({ mac: '00:11:62:00:00:01', ...query })}`, {
        method,
        ...(body && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
    );
  const printer = {
    paper,
    send,
    /** Polls with the status of a printer that is online and idle. */
    async poll(status: object = { statusCode: '200 OK', printingInProgress: false }) {
      const answer = await send('POST', {}, { status: '23 6 0 0 0 0', ...status });
      expect(answer.status).toBe(200);
      return (await answer.json()) as Poll;
    },
    fetchJob: (token: string, type = STAR_PRNT) => send('GET', { type, token }),
    async print(answer: Response) {
      paper.push(printOn('star', new Uint8Array(await answer.arrayBuffer())));
    },
    report: (token: string, code = '200 OK') => send('DELETE', { code, token }),
    /** Prints everything that waits. */
    async work() {
      for (let poll = await printer.poll(); poll.jobReady; poll = await printer.poll()) {
        const token = poll.jobToken ?? '';
        await printer.print(await printer.fetchJob(token));
        await printer.report(token);
      }
    },
  };
  return printer;
}

const addStar = async () => {
  const { path, printer } = await addPrinter(tablet.sdk, { kind: 'star_cloudprnt' });
  return { ...emulatedStar(path ?? ''), id: printer.id };
};

describe('Star CloudPRNT', () => {
  test('prints each waiting job once', async () => {
    const star = await addStar();
    expect(await star.poll()).toEqual({ jobReady: false });
    await acceptTwoOrders(restaurant);
    await star.work();
    await star.work();
    expect(star.paper).toHaveLength(2);
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen printed', 'kitchen printed']);
    const numbers = await restaurant.db.query<{ number: string }>(
      sql`select sales_order_tx_id as number from orders order by created_at, id`,
    );
    const letters = star.paper.map(lettersOn).join();
    for (const { number } of numbers) expect(letters).toContain(number);
  });

  test('offers a job in both formats of Star, without leasing it', async () => {
    const star = await addStar();
    await acceptedOrder(restaurant);
    expect(await star.poll()).toEqual({
      jobReady: true,
      mediaTypes: [STAR_PRNT, 'application/vnd.star.line'],
      jobToken: expect.stringMatching(/^\d+$/),
      deleteMethod: 'DELETE',
    });
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen queued']);
    const { jobToken = '' } = await star.poll();
    const line = await star.fetchJob(jobToken, 'application/vnd.star.line');
    expect(line.headers.get('content-type')).toBe('application/vnd.star.line');
    await star.print(line);
  });

  test('rejects another format with 415, and an unknown job with 404', async () => {
    const star = await addStar();
    expect((await star.send('GET', { type: STAR_PRNT })).status).toBe(404);
    await acceptedOrder(restaurant);
    const { jobToken = '' } = await star.poll();
    expect((await star.fetchJob(jobToken, 'image/png')).status).toBe(415);
    expect((await star.fetchJob('999999')).status).toBe(404);
    expect((await star.fetchJob('not a number')).status).toBe(404);
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen queued']);
  });

  test('old firmware, which sends no token, prints once', async () => {
    const star = await addStar();
    await acceptedOrder(restaurant);
    await star.poll({ statusCode: '200 OK' });
    await star.print(await star.send('GET', { type: STAR_PRNT }));
    await star.send('DELETE', { code: 'OK' });
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen printed']);
  });

  test('returns the same job to a repeated request', async () => {
    const star = await addStar();
    await acceptedOrder(restaurant);
    const { jobToken = '' } = await star.poll();
    const [first, second] = [await star.fetchJob(jobToken), await star.fetchJob(jobToken)];
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer());
    expect(await jobsOf(tablet)).toHaveLength(1);
  });
});

describe('a printer that loses power', () => {
  test('before it fetches the job: prints it later', async () => {
    const star = await addStar();
    await acceptedOrder(restaurant);
    await star.poll();
    await star.work();
    expect(star.paper).toHaveLength(1);
  });

  test('before it prints or reports: is not offered the job again, and goes on with the next', async () => {
    const star = await addStar();
    await acceptTwoOrders(restaurant);
    const { jobToken = '' } = await star.poll();
    await star.fetchJob(jobToken);
    await star.work();
    expect(star.paper).toHaveLength(1);
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen unconfirmed', 'kitchen printed']);
  });

  test('with old firmware: goes on when the lease has ended', async () => {
    const star = await addStar();
    await acceptTwoOrders(restaurant);
    const { jobToken = '' } = await star.poll({ statusCode: '200 OK' });
    await star.fetchJob(jobToken);
    expect(await star.poll({ statusCode: '200 OK' })).toEqual({ jobReady: false });
    restaurant.clock.set(NOON.add({ minutes: 1 }));
    expect(await star.poll({ statusCode: '200 OK' })).toMatchObject({ jobReady: true });
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen unconfirmed', 'kitchen queued']);
  });

  test('while its report is under way: the late report counts', async () => {
    const star = await addStar();
    await acceptedOrder(restaurant);
    const { jobToken = '' } = await star.poll();
    await star.print(await star.fetchJob(jobToken));
    restaurant.clock.set(NOON.add({ minutes: 2 }));
    await star.poll();
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen unconfirmed']);
    await star.report(jobToken);
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen printed']);
  });

  test('a person reprints the ticket as DUPLICATE', async () => {
    const star = await addStar();
    const { id } = await acceptedOrder(restaurant);
    const { jobToken = '' } = await star.poll();
    await star.print(await star.fetchJob(jobToken));
    await star.poll();
    await tablet.sdk.printOrder({
      path: { id },
      headers: newKey(),
      body: { kind: 'kitchen', printer_id: star.id },
    });
    await star.work();
    expect(star.paper.map((paper) => lettersOn(paper).startsWith('**DUPLICATE**'))).toEqual([
      false,
      true,
    ]);
  });
});

describe('failures of a Star printer', () => {
  test('a reported failure is shown', async () => {
    const star = await addStar();
    await acceptedOrder(restaurant);
    const { jobToken = '' } = await star.poll();
    await star.fetchJob(jobToken);
    await star.report(jobToken, '410 Out of paper');
    expect(await jobsOf(tablet)).toMatchObject([{ state: 'failed', error: 'PAPER' }]);
    expect(await star.poll()).toEqual({ jobReady: false });
  });

  test('an open cover is shown until it is closed', async () => {
    const star = await addStar();
    const shown = async () =>
      (await tablet.sdk.printerList({ body: { branch_id: SS2 } })).map(({ error }) => error);
    await star.poll({ statusCode: '420 Cover open' });
    expect(await shown()).toEqual(['COVER']);
    await star.poll();
    expect(await shown()).toEqual([null]);
  });

  test.each([
    ['200 OK', null],
    ['211 Paper low', null],
    ['OK', null],
    ['411 Paper jam', 'PAPER'],
    ['420', 'COVER'],
    ['430', 'OTHER'],
    ['511 Media decoding error', 'REJECTED'],
    ['', 'OTHER'],
  ])('the code %j means %s', (code, error) => {
    expect(errorOfStar(code)).toBe(error);
  });
});

describe('the address of a printer', () => {
  test('another secret, company or protocol is 404', async () => {
    const { path } = await addPrinter(tablet.sdk, { kind: 'star_cloudprnt' });
    const status = async (url: string, method = 'POST') =>
      (await restaurant.fetch(new Request(url, { method }))).status;
    expect(await status(`http://demo.localhost:8080${path}`)).toBe(200);
    expect(await status(`http://other.localhost:8080${path}`)).toBe(404);
    expect(await status(`http://demo.localhost:8080${path?.replace('star', 'epson')}`)).toBe(404);
    expect(await status(`http://demo.localhost:8080/api/print/star/${'a'.repeat(43)}`)).toBe(404);
    const unknown = `http://demo.localhost:8080/api/print/star/${'a'.repeat(43)}`;
    expect(await Promise.all(['GET', 'DELETE'].map((method) => status(unknown, method)))).toEqual([
      404, 404,
    ]);
  });

  test('a removed printer is 404', async () => {
    const star = await addStar();
    await tablet.sdk.removePrinter({ path: { id: star.id } });
    expect((await star.send('POST', {}, {})).status).toBe(404);
  });

  test('a body that is not JSON, or too large, changes nothing', async () => {
    const { path } = await addPrinter(tablet.sdk, { kind: 'star_cloudprnt' });
    const post = (body: string) =>
      restaurant.fetch(new Request(`http://demo.localhost:8080${path}`, { method: 'POST', body }));
    expect(await (await post('{')).json()).toEqual({ jobReady: false });
    expect((await post('x'.repeat(20_000))).status).toBe(413);
    expect(restaurant.reported).toEqual([]);
  });

  test('a printer sees no job of a tablet', async () => {
    const star = await addStar();
    const { printer } = await addPrinter(tablet.sdk, { name: 'Pass' });
    await tablet.sdk.printTestPage({ path: { id: printer.id }, headers: newKey() });
    const leased = await tablet.sdk.leasePrintJob({ body: { printer_id: printer.id } });
    const token = leased?.job.id ?? '';
    expect((await star.fetchJob(token)).status).toBe(404);
    await star.report(token);
    expect(statesOf(await jobsOf(tablet))).toEqual(['test leased']);
  });
});
