import { codeOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import type { CounterClient } from '../../../testing/counter.ts';
import { addition, checkout, decide, order } from '../../../testing/ordering.ts';
import { placeMixedOrder } from '../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';
import { abandonLease } from '../jobs/outcome.ts';
import { dropOldPrintJobs, findPrintJob } from '../jobs/print-jobs.ts';
import {
  acceptedOrder,
  acceptTwoOrders,
  addPrinter,
  jobsOf,
  lease,
  newKey,
  openTeamTablet,
  pairTablet,
  printedBy,
  signInCashier,
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

const step = (id: string, name: 'accept' | 'ready' | 'recall' | 'hand_over', from: string) =>
  tablet.sdk.takeStep({
    path: { id },
    headers: newKey(),
    body: { step: name, from: from as 'PENDING', ready_in_minutes: null, rider: null },
  });

const print = (
  id: string,
  kind: 'kitchen' | 'receipt',
  printerId: string | null = null,
  headers = newKey(),
) => tablet.sdk.printOrder({ path: { id }, headers, body: { kind, printer_id: printerId } });

const acceptByHand = () =>
  restaurant.db.execute(sql`
    insert into branch_settings (company_id, branch_id, acceptance)
    values ('demo', ${SS2}, 'manual')
    on conflict (company_id, branch_id) do update set acceptance = excluded.acceptance`);

const codeFrom = (call: Promise<unknown>) => call.then(() => 'OK', codeOf);

describe('kitchen tickets', () => {
  test('an accepted order has one, also after a recall', async () => {
    await addPrinter(tablet.sdk);
    const { id } = await acceptedOrder(restaurant);
    await step(id, 'ready', 'PREPARING');
    await step(id, 'recall', 'READY');
    expect(await jobsOf(tablet)).toMatchObject([
      { kind: 'kitchen', order_id: id, state: 'queued', is_duplicate: false, printer_id: null },
    ]);
  });

  test('two acceptances at once insert one', async () => {
    await addPrinter(tablet.sdk);
    await acceptByHand();
    const { id } = await acceptedOrder(restaurant);
    expect(await jobsOf(tablet)).toEqual([]);
    const codes = await Promise.all([1, 2].map(() => codeFrom(step(id, 'accept', 'PENDING'))));
    expect(codes.sort()).toEqual(['OK', 'ORDER_MOVED']);
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen queued']);
  });

  test('a ticket that a person printed before the acceptance stays the only one', async () => {
    await addPrinter(tablet.sdk);
    await acceptByHand();
    const { id } = await acceptedOrder(restaurant);
    await print(id, 'kitchen');
    await step(id, 'accept', 'PENDING');
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen queued']);
  });

  test('a branch without a kitchen printer has none', async () => {
    await addPrinter(tablet.sdk, { prints_kitchen: false });
    await acceptedOrder(restaurant);
    const { printer } = await addPrinter(tablet.sdk, { name: 'Late' });
    expect(await lease(tablet, printer)).toBeNull();
  });

  test('the ticket of an order that is over is not printed', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const { id } = await acceptedOrder(restaurant);
    await step(id, 'ready', 'PREPARING');
    await step(id, 'hand_over', 'READY');
    expect(await lease(tablet, printer)).toBeNull();
    expect(await jobsOf(tablet)).toMatchObject([{ state: 'failed', error: 'ORDER_OVER' }]);
    await print(id, 'kitchen');
    expect((await lease(tablet, printer))?.job).toMatchObject({ is_duplicate: false });
  });
});

describe('lease', () => {
  test('returns the ticket as ESC/POS commands with everything the kitchen needs', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    await restaurant.sdk.cartCreate({ body: addition() });
    const placed = await order(
      restaurant,
      checkout({ buyer_remark: 'no {onions} | 不要葱', delivery_time: null }),
    );
    await decide(restaurant, placed, 'approved');
    const ticket = await tablet.sdk.ticket({ path: { id: placed.id } });
    const leased = await lease(tablet, printer);
    const letters = printedBy(leased?.data ?? '');
    for (const part of [
      ticket.order.number,
      'Pickup',
      'Requested:Assoonaspossible',
      'Readyby:Sat,21Nov,12:35pm',
      '2x',
      '+size:large',
      '+中文size:中文large',
      'Remark:no{onions}|不要葱',
      'Items:2',
    ]) {
      expect(letters).toContain(part);
    }
    expect(leased?.job).toMatchObject({ state: 'leased', printer_name: 'Kitchen' });
    expect(leased?.lease_ends_at).toBe('2026-11-21T12:01:00+08:00');
  });

  test('prints Chinese headings and names on a Chinese printer', async () => {
    const { printer } = await addPrinter(tablet.sdk, { language: 'zh_CN' });
    await acceptedOrder(restaurant);
    const letters = printedBy((await lease(tablet, printer))?.data ?? '');
    expect(letters).toMatch(/^厨房单/);
    const names = await restaurant.db.one<{ en: string; zh: string }>(
      sql`select dish_name ->> 'en' as en, dish_name ->> 'zh_CN' as zh from order_lines`,
    );
    expect(letters).toContain(`2x${names?.zh}${names?.en.replaceAll(' ', '')}`);
  });

  test('two devices at the same moment get one job', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const other = await pairTablet(restaurant, 'Pass 2');
    await acceptTwoOrders(restaurant);
    const leased = await Promise.all([tablet, other].map((each) => lease(each, printer)));
    expect(leased.filter((each) => each !== null)).toHaveLength(1);
  });

  test('two printers at the same moment get different jobs', async () => {
    const { printer: one } = await addPrinter(tablet.sdk);
    const { printer: two } = await addPrinter(tablet.sdk, { name: 'Bar' });
    await acceptTwoOrders(restaurant);
    const leased = await Promise.all([one, two].map((each) => lease(tablet, each)));
    expect(new Set(leased.map((each) => each?.job.order_id)).size).toBe(2);
  });

  test('a printer has one job at a time', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    await acceptTwoOrders(restaurant);
    const first = await lease(tablet, printer);
    expect(await lease(tablet, printer)).toBeNull();
    await tablet.sdk.confirmPrintJob({ path: { id: first?.job.id ?? '' } });
    expect(await lease(tablet, printer)).not.toBeNull();
  });

  test('a locked device prints, an office without a device does not', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    await acceptedOrder(restaurant);
    await tablet.sdk.signOut({});
    expect(await lease(tablet, printer)).not.toBeNull();
  });

  test('a printer that fetches its jobs is rejected', async () => {
    const { printer } = await addPrinter(tablet.sdk, { kind: 'epson_sdp' });
    expect(await codeFrom(lease(tablet, printer))).toBe('INVALID_REQUEST');
  });
});

describe('a tablet that is killed', () => {
  test('before it leases: the job waits for the next one', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    await acceptedOrder(restaurant);
    const next = await pairTablet(restaurant, 'Pass 2');
    expect((await lease(next, printer))?.job.is_duplicate).toBe(false);
  });

  test('between lease and report: the job is unconfirmed and never printed again by itself', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const { id } = await acceptedOrder(restaurant);
    await lease(tablet, printer);
    restaurant.clock.set(NOON.add({ minutes: 1 }));
    const next = await pairTablet(restaurant, 'Pass 2');
    expect(await lease(next, printer)).toBeNull();
    expect(statesOf(await jobsOf(next))).toEqual(['kitchen unconfirmed']);
    await signInCashier(tablet);
    const reprint = await print(id, 'kitchen');
    expect(reprint).toMatchObject({ is_duplicate: true, state: 'queued' });
    expect(printedBy((await lease(next, printer))?.data ?? '')).toMatch(/^\*\*DUPLICATE\*\*/);
  });

  test('after its report: the job is printed once', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    await acceptedOrder(restaurant);
    const leased = await lease(tablet, printer);
    await tablet.sdk.confirmPrintJob({ path: { id: leased?.job.id ?? '' } });
    restaurant.clock.set(NOON.add({ hours: 1 }));
    expect(await lease(tablet, printer)).toBeNull();
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen printed']);
  });

  test('a report after the end of the lease counts, and a repeated one changes nothing', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    await acceptedOrder(restaurant);
    const id = (await lease(tablet, printer))?.job.id ?? '';
    restaurant.clock.set(NOON.add({ minutes: 5 }));
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen unconfirmed']);
    expect(await tablet.sdk.confirmPrintJob({ path: { id } })).toMatchObject({ state: 'printed' });
    const late = await tablet.sdk.failPrintJob({ path: { id }, body: { error: 'PAPER' } });
    expect(late).toMatchObject({ state: 'printed', error: null });
  });

  test('another device cannot report its job', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    await acceptedOrder(restaurant);
    const id = (await lease(tablet, printer))?.job.id ?? '';
    const other = await pairTablet(restaurant, 'Pass 2');
    expect(await codeFrom(other.sdk.confirmPrintJob({ path: { id } }))).toBe('NOT_FOUND');
  });
});

test('many failed jobs hide no unconfirmed one', async () => {
  const { printer } = await addPrinter(tablet.sdk);
  await acceptedOrder(restaurant);
  await lease(tablet, printer);
  restaurant.clock.set(NOON.add({ minutes: 5 }));
  await restaurant.db.execute(sql`
    insert into print_jobs
      (company_id, branch_id, kind, printer_id, state, error, created_at, changed_at)
    select 'demo', ${SS2}, 'test', ${printer.id}, 'failed', 'PAPER', ${NOON}, ${NOON}
    from generate_series(1, 300)`);
  const jobs = await jobsOf(tablet);
  expect(jobs).toHaveLength(51);
  expect(jobs.at(-1)).toMatchObject({ kind: 'kitchen', state: 'unconfirmed' });
});

describe('failures', () => {
  test('a failure is shown at the job and the printer until something is printed', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const { id: orderId } = await acceptedOrder(restaurant);
    const id = (await lease(tablet, printer))?.job.id ?? '';
    await tablet.sdk.failPrintJob({ path: { id }, body: { error: 'PAPER' } });
    const printers = () => tablet.sdk.printerList({ body: { branch_id: SS2 } });
    expect(await jobsOf(tablet)).toMatchObject([{ state: 'failed', error: 'PAPER' }]);
    expect(await printers()).toMatchObject([{ error: 'PAPER' }]);
    expect(await print(orderId, 'kitchen')).toMatchObject({ is_duplicate: true });
    const again = await lease(tablet, printer);
    await tablet.sdk.confirmPrintJob({ path: { id: again?.job.id ?? '' } });
    expect(await printers()).toMatchObject([{ error: null, seen_at: '2026-11-21T12:00:00+08:00' }]);
  });

  test('a dead printer holds up no step', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const { id } = await acceptedOrder(restaurant);
    await lease(tablet, printer);
    expect(await step(id, 'ready', 'PREPARING')).toMatchObject({ order: { status: 'READY' } });
    expect(await step(id, 'hand_over', 'READY')).toMatchObject({ order: { status: 'COMPLETED' } });
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen leased']);
  });
});

describe('an order with an unavailable line', () => {
  /** Places an order of two claypots and two crabs, of which the crabs are unavailable. */
  async function orderWithoutCrabs() {
    const placed = await placeMixedOrder(restaurant, 'an-order-without-its-crabs');
    await decide(restaurant, placed, 'approved');
    const { order: ordered } = await tablet.sdk.ticket({ path: { id: placed.id } });
    const [claypot, crabs] = ordered.lines.map(({ id, name }) => ({
      id,
      name: withoutSpaces(name),
    }));
    if (claypot === undefined || crabs === undefined) throw new Error('The order has no two lines');
    await tablet.sdk.markLinesUnavailable({
      path: { id: placed.id },
      headers: newKey(),
      body: { line_ids: [crabs.id], reason: 'OTHER', text: 'The pot broke.' },
    });
    return { ...placed, claypot, crabs };
  }
  const withoutSpaces = (text: string) => text.replaceAll(' ', '');

  test('has a kitchen ticket without the line', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const { claypot, crabs } = await orderWithoutCrabs();
    const letters = printedBy((await lease(tablet, printer))?.data ?? '');
    expect(letters).toContain(`2x${claypot.name}`);
    expect(letters).toContain('Items:2');
    expect(letters).not.toContain(crabs.name);
  });

  test('has a receipt that marks the line and prints the refund', async () => {
    const { printer } = await addPrinter(tablet.sdk, { prints_kitchen: false });
    const { id, claypot, crabs } = await orderWithoutCrabs();
    await print(id, 'receipt');
    const letters = printedBy((await lease(tablet, printer))?.data ?? '');
    expect(letters).toContain('Reg.no.199801012345');
    expect(letters).not.toContain('SSTno.');
    expect(letters).toContain(`2x${claypot.name}45.80`);
    expect(letters).toContain(`2x${crabs.name}90.00Notavailable`);
    expect(letters).toContain('TotalRM135.80Refunded-RM90.00');
  });
});

describe('printOrder', () => {
  test('prints a receipt first, and a second one as DUPLICATE', async () => {
    const { printer } = await addPrinter(tablet.sdk, { prints_kitchen: false });
    const { id } = await acceptedOrder(restaurant);
    await signInCashier(tablet);
    expect(await print(id, 'receipt')).toMatchObject({ kind: 'receipt', is_duplicate: false });
    const first = await lease(tablet, printer);
    expect(printedBy(first?.data ?? '')).toContain('TotalRM45.80');
    await tablet.sdk.confirmPrintJob({ path: { id: first?.job.id ?? '' } });
    expect(await print(id, 'receipt')).toMatchObject({ is_duplicate: true });
  });

  test('two presses with one key queue one job', async () => {
    await addPrinter(tablet.sdk, { prints_kitchen: false });
    const { id } = await acceptedOrder(restaurant);
    const headers = newKey();
    const jobs = await Promise.all([1, 2].map(() => print(id, 'receipt', null, headers)));
    expect(new Set(jobs.map((job) => job.id)).size).toBe(1);
    expect(await jobsOf(tablet)).toHaveLength(1);
  });

  test('two people at once queue one job, next to the waiting kitchen ticket', async () => {
    await addPrinter(tablet.sdk);
    const { id } = await acceptedOrder(restaurant);
    await Promise.all([1, 2].map(() => print(id, 'receipt')));
    expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen queued', 'receipt queued']);
  });

  test('sends a waiting ticket to the chosen printer instead of printing two', async () => {
    const { printer: dead } = await addPrinter(tablet.sdk);
    const { printer: spare } = await addPrinter(tablet.sdk, {
      name: 'Spare',
      prints_kitchen: false,
    });
    const { id } = await acceptedOrder(restaurant);
    expect(await print(id, 'kitchen', spare.id)).toMatchObject({
      is_duplicate: false,
      printer_id: spare.id,
    });
    expect(await lease(tablet, dead)).toBeNull();
    expect((await lease(tablet, spare))?.job.order_id).toBe(id);
  });

  test('is rejected without a printer for it, and with a printer of another branch', async () => {
    const { id } = await acceptedOrder(restaurant);
    expect(await codeFrom(print(id, 'receipt'))).toBe('NO_PRINTER');
    await restaurant.db.execute(sql`
      insert into printers (company_id, id, branch_id, name, kind, prints_kitchen, prints_receipts,
        language, created_at)
      values ('demo', 'far', ${KLANG}, 'Far', 'usb', true, true, 'en', ${NOON})`);
    expect(await codeFrom(print(id, 'receipt', 'far'))).toBe('NOT_FOUND');
  });
});

describe('printers', () => {
  test('the secret of an address is not stored and not shown again', async () => {
    const { path } = await addPrinter(tablet.sdk, { kind: 'star_cloudprnt' });
    const token = path?.split('/').at(-1) ?? '';
    expect(path).toMatch(/^\/api\/print\/star\/[\w-]{43}$/);
    const stored = await restaurant.db.query(sql`select * from printers`);
    const listed = await tablet.sdk.printerList({ body: { branch_id: SS2 } });
    expect(JSON.stringify([stored, listed])).not.toContain(token);
    expect(await addPrinter(tablet.sdk)).toMatchObject({ path: null });
  });

  test('a change is recorded with what has changed', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const { id } = printer;
    const settings = { name: 'Wok', prints_kitchen: true, prints_receipts: false } as const;
    const body = { ...settings, language: 'zh_CN' } as const;
    expect(await tablet.sdk.updatePrinter({ path: { id }, body })).toMatchObject(body);
    const recorded = await restaurant.db.one<{ changes: unknown }>(
      sql`select changes from staff_events where operation = 'updatePrinter'`,
    );
    expect(recorded?.changes).toEqual([
      { field: 'name', before: 'Kitchen', after: 'Wok' },
      { field: 'prints_receipts', before: 'true', after: 'false' },
      { field: 'language', before: 'en', after: 'zh_CN' },
    ]);
  });

  test('a removed printer gets no job; those that wait for it fail, its open job is unconfirmed', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const { id } = printer;
    await tablet.sdk.printTestPage({ path: { id }, headers: newKey() });
    const first = await lease(tablet, printer);
    await tablet.sdk.confirmPrintJob({ path: { id: first?.job.id ?? '' } });
    await tablet.sdk.printTestPage({ path: { id }, headers: newKey() });
    await lease(tablet, printer);
    await tablet.sdk.printTestPage({ path: { id }, headers: newKey() });
    expect(await tablet.sdk.removePrinter({ path: { id } })).toEqual([]);
    expect(statesOf(await jobsOf(tablet))).toEqual([
      'test printed',
      'test unconfirmed',
      'test failed',
    ]);
    expect(await codeFrom(lease(tablet, printer))).toBe('NOT_FOUND');
  });

  test('a test page is printed once per key', async () => {
    const { printer } = await addPrinter(tablet.sdk);
    const headers = newKey();
    const page = () => tablet.sdk.printTestPage({ path: { id: printer.id }, headers });
    expect((await page()).id).toBe((await page()).id);
    expect(printedBy((await lease(tablet, printer))?.data ?? '')).toContain('Testpage');
  });
});

test('a printer that gives up its lease does not change a job that was reported meanwhile', async () => {
  const { printer } = await addPrinter(tablet.sdk);
  await acceptedOrder(restaurant);
  const id = (await lease(tablet, printer))?.job.id ?? '';
  const held = await findPrintJob(restaurant.db, 'demo', Number(id));
  if (held === null) throw new Error('The job does not exist');
  await tablet.sdk.confirmPrintJob({ path: { id } });
  await abandonLease(restaurant.db, held, NOON);
  expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen printed']);
});

test('old jobs are deleted, and their orders get no second ticket', async () => {
  await addPrinter(tablet.sdk);
  const { id } = await acceptedOrder(restaurant);
  await dropOldPrintJobs(restaurant.db, NOON.add({ seconds: 1 }));
  await step(id, 'ready', 'PREPARING');
  await step(id, 'recall', 'READY');
  expect(await jobsOf(tablet)).toEqual([]);
});
