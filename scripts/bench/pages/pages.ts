import { createSdk, type Identity } from '@claypot/sdk';
import { chooseOrder, guestOf } from '../demo.ts';
import { pageCookiesOf } from '../page-cookies.ts';
import { figure, kilobytes, quantile, type Row, table } from '../report.ts';
import type { Restaurant } from '../restaurant.ts';
import { type Memory, rememberGuest, rememberMember } from '../visitor.ts';
import { openPageServer, type PageServer } from './open-page-server.ts';
import { type PageVisit, type Received, visitPage } from './visit-page.ts';

const WARM_UP = 60;
const REQUESTS = 200;
const RENDERS = 1_000;
const CROWD = 200;
const SLOW = 500;

/** Target for the CPU time of a page, in ms. */
const TARGET = 10;

/**
 * Measures the server while it renders pages: CPU time and duration of each main page for a guest
 * and a member, memory after many pages, many visitors at once, and a slow database.
 *
 * @param paths measures only the cost of these pages
 */
export async function benchPages(paths: readonly string[] = []): Promise<void> {
  const server = await openPageServer();
  try {
    const { pages, newGuest } = await preparePages(server);
    const isChosen = ({ name }: MeasuredPage) => paths.includes(name.split(',')[0] ?? '');
    console.log(await measureCost(server, paths.length === 0 ? pages : pages.filter(isChosen)));
    if (paths.length > 0) return;
    const menu = pages.find(({ name }) => name === '/menu, guest');
    if (menu === undefined) throw new Error('The menu is not measured');
    console.log(await measureMemory(server, menu.visit));
    const crowd: PageVisit[] = [];
    while (crowd.length < CROWD) {
      crowd.push({ path: menu.visit.path, cookie: await newGuest(crowd.length + 1) });
    }
    console.log(await measureCrowd(server, crowd));
    console.log(await measureSlowDatabase(server, pages));
  } finally {
    await server.stop();
  }
}

interface MeasuredPage {
  readonly name: string;
  readonly visit: PageVisit;
}

async function preparePages({ port }: PageServer) {
  // The server's default company is the demo.
  const url = `http://127.0.0.1:${port}`;
  const sdkOf: Restaurant['sdkOf'] = (_, language = 'en', token = null) =>
    createSdk({ baseUrl: `${url}/api`, language: () => language, token: () => token });
  const visitors = { sdk: sdkOf('demo'), sdkOf };
  const cookieOf = async (memory: Memory) =>
    (await pageCookiesOf(`http://demo.localhost:${port}`, memory))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  const guest = await rememberGuest(visitors);
  const member = await rememberMember(visitors);
  const cookies = { guest: await cookieOf(guest.memory), member: await cookieOf(member.memory) };
  const { addition } = await chooseOrder(visitors.sdk, guestOf(0));
  /** Returns the cookies of another guest with the same cart. */
  const newGuest = async (index: number) => {
    const other = guestOf(index);
    await visitors.sdk.cartCreate({ body: addition(other) });
    const stored = JSON.stringify(guest.memory);
    const id = (identity: Identity) => identity.guest_id ?? '';
    return cookieOf(JSON.parse(stored.replaceAll(id(guest.identity), id(other))));
  };
  const dish = `/menuDetail/dish/${addition(guestOf(0)).item_id}`;
  const paths = {
    '/home': '/home',
    '/menu': '/menu',
    '/menuDetail/dish': dish,
    '/branchList': '/branchList',
    '/orderConfirmation': '/orderConfirmation',
    '/order': '/order',
    '/me': '/me',
    '/tnc': '/tnc',
  };
  const pages = Object.entries(paths).flatMap(([name, path]) =>
    Object.entries(cookies).map(([visitor, cookie]) => ({
      name: `${name}, ${visitor}`,
      visit: { path, cookie },
    })),
  );
  return { pages, newGuest };
}

async function measureCost(server: PageServer, pages: readonly MeasuredPage[]): Promise<string> {
  const rows: Row[] = [];
  for (const { name, visit } of pages) {
    await visitInTurn(server, visit, WARM_UP);
    const before = await server.read();
    const received = await visitInTurn(server, visit, REQUESTS);
    const after = await server.read();
    const rendered = after.pages - before.pages;
    rows.push([
      name,
      figure((after.cpu - before.cpu) / REQUESTS),
      ...durations(received.map(({ lastByte }) => lastByte)),
      kilobytes(received[0]?.bytes ?? Number.NaN),
      figure((after.draws - before.draws) / rendered),
      figure((after.statements - before.statements) / REQUESTS),
      share(received, ({ isRendered }) => isRendered),
      share(received, ({ isComplete }) => isComplete),
    ]);
  }
  const columns = ['CPU ms', 'p50 ms', 'p99 ms', 'kB br', 'draws', 'SQL', 'rendered', 'complete'];
  const title = `Pages, one after another, ${REQUESTS} each. Target: ${TARGET} ms of CPU`;
  return table(title, columns, rows);
}

async function visitInTurn({ port }: PageServer, visit: PageVisit, count: number) {
  const received: Received[] = [];
  while (received.length < count) received.push(await visitPage(port, visit));
  return received;
}

async function measureMemory(server: PageServer, visit: PageVisit): Promise<string> {
  const rows: Row[] = [];
  const add = (name: string, { heap, rss }: { heap: number; rss: number }) =>
    rows.push([name, figure(heap), figure(rss)]);
  add('before, after garbage collection', await server.collect());
  for (const count of [1, 2, 3]) {
    await visitInTurn(server, visit, RENDERS);
    add(`after ${figure(count * RENDERS)} pages`, await server.read());
    add('  after garbage collection', await server.collect());
  }
  return table('Memory, /menu', ['heap MB', 'resident MB'], rows);
}

async function measureCrowd(server: PageServer, visits: readonly PageVisit[]): Promise<string> {
  const before = await server.read();
  const start = performance.now();
  const received = await Promise.all(visits.map((visit) => visitPage(server.port, visit)));
  const elapsed = performance.now() - start;
  const after = await server.read();
  const rows: Row[] = [];
  for (const isRendered of [true, false]) {
    const those = received.filter((each) => each.isRendered === isRendered);
    rows.push([
      isRendered ? 'rendered' : 'prebuilt',
      String(those.length),
      [...new Set(those.map(({ status }) => status))].join(' '),
      ...durations(those.map(({ firstByte }) => firstByte)),
      ...durations(those.map(({ lastByte }) => lastByte)),
    ]);
  }
  const columns = ['pages', 'status', 'first byte p50', 'p99', 'last byte p50', 'p99'];
  const cpu = figure((after.cpu - before.cpu) / visits.length);
  const title = `${visits.length} visitors of /menu at once, ${figure(elapsed)} ms in all, ${cpu} ms of CPU a visitor`;
  return table(title, columns, rows);
}

async function measureSlowDatabase(
  server: PageServer,
  pages: readonly MeasuredPage[],
): Promise<string> {
  await server.delay(SLOW);
  const rows: Row[] = [];
  for (const { name, visit } of pages) {
    const { bytes, firstByte, isComplete, isRendered, lastByte, status } = await visitPage(
      server.port,
      visit,
    );
    const sent = isComplete ? 'complete' : isRendered ? 'with skeletons' : 'prebuilt';
    rows.push([name, String(status), sent, figure(firstByte), figure(lastByte), kilobytes(bytes)]);
  }
  await server.delay(0);
  const columns = ['status', 'sent', 'first byte ms', 'last byte ms', 'kB br'];
  return table(`Database that needs ${SLOW} ms for each statement`, columns, rows);
}

function durations(times: readonly number[]): [p50: string, p99: string] {
  return [figure(quantile(times, 0.5)), figure(quantile(times, 0.99))];
}

function share(received: readonly Received[], has: (each: Received) => boolean): string {
  return `${Math.round((100 * received.filter(has).length) / received.length)} %`;
}
