import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { systemRandom } from '../../apps/api/src/http/context.ts';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { buildFixtures } from './fixtures.ts';
import { lengthenMenu, shopInLongMenu } from './long-menu.ts';
import { figure, kilobytes, median, type Row, ratio, table } from './report.ts';
import { openDemoDb, openRestaurant } from './restaurant.ts';
import { type Destination, type Visit, visit } from './visit.ts';
import { rememberGuest, rememberMember } from './visitor.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const RUNS = 5;
const LONG_MENU = 1_000;

const COLUMNS = [
  'JS kB gzip',
  'brotli',
  'all kB gzip',
  'brotli',
  'requests',
  'LCP ms',
  '× static',
  '× React',
  'TBT ms',
  'CLS',
  'INP ms',
  'ahead kB',
];

/** First visits to the product's main pages, beside a bare React page and a page without script. */
export async function benchWeb(): Promise<void> {
  if (!existsSync(join(DIST, 'pages'))) {
    throw new Error('The web app is not built. Build it with `npm run build` first.');
  }
  const fixtures = await buildFixtures();
  const db = await openDemoDb();
  const restaurant = openRestaurant(db, { random: systemRandom });
  const [product, bare] = await Promise.all([
    restaurant.listen(DIST),
    restaurant.listen(fixtures.folder),
  ]);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const guest = await rememberGuest(restaurant.sdk);
    const member = await rememberMember(restaurant);
    const at = (port: number, path: string) => `http://demo.localhost:${port}${path}`;
    const page = (path: string, memory = guest, tap?: Destination['tap']): Destination => ({
      url: at(product.port, path),
      memory,
      ...(tap && { tap }),
    });
    const destinations: Record<string, Destination> = {
      static: { url: at(bare.port, '/static'), memory: {} },
      'bare React': { url: at(bare.port, '/react'), memory: {} },
      '/login': page('/login', {}, (shown) => tapThe(shown, 'radio')),
      '/home': page('/home', guest, (shown) => tapThe(shown, 'link')),
      '/menu': page('/menu', guest, (shown) => tapThe(shown, 'searchbox')),
      '/orderConfirmation': page('/orderConfirmation', guest, (shown) => tapThe(shown, 'textbox')),
      '/signUp': page('/signUp', {}, (shown) => tapThe(shown, 'textbox')),
      '/forgotPassword': page('/forgotPassword', {}, (shown) => tapThe(shown, 'textbox')),
      '/me, a member': page('/me', member, (shown) => tapThe(shown, 'link')),
      '/profile': page('/profile', member, (shown) => tapThe(shown, 'textbox')),
      '/notification': page('/notification', member),
    };
    const visits = await visitAll(browser, destinations);
    await lengthenMenu(db, LONG_MENU);
    const long = { '/menu, 1,000 dishes': page('/menu', guest, shopInLongMenu) };
    for (const [name, taken] of await visitAll(browser, long)) visits.set(name, taken);
    console.log(
      table(
        `First visits, slow 4G (1.6 Mbit/s, 150 ms), CPU 4× slower, median of ${RUNS}`,
        COLUMNS,
        toRows(visits),
      ),
    );
  } finally {
    await browser.close();
    await Promise.all([product.stop(0), bare.stop(0)]);
    await db.close();
    await fixtures.remove();
  }
}

/** The rounds go through all pages, so that a busy moment of the machine hits all alike. */
async function visitAll(browser: Browser, destinations: Record<string, Destination>) {
  const visits = new Map<string, Visit[]>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, destination] of Object.entries(destinations)) {
      visits.set(name, [...(visits.get(name) ?? []), await visit(browser, destination)]);
    }
  }
  return visits;
}

function tapThe(page: Page, role: 'radio' | 'link' | 'searchbox' | 'textbox'): Promise<void> {
  return page.getByRole(role).last().tap();
}

function toRows(visits: ReadonlyMap<string, readonly Visit[]>): Row[] {
  const middle = (name: string, of: (visit: Visit) => number) =>
    median((visits.get(name) ?? []).map(of));
  return [...visits.keys()].map((name): Row => {
    const the = (of: (visit: Visit) => number) => middle(name, of);
    const lcp = the((visit) => visit.lcp);
    const inp = the((visit) => visit.inp ?? Number.NaN);
    return [
      name,
      kilobytes(the(({ js }) => js.gzip)),
      kilobytes(the(({ js }) => js.brotli)),
      kilobytes(the(({ total }) => total.gzip)),
      kilobytes(the(({ total }) => total.brotli)),
      String(the(({ requests }) => requests)),
      figure(lcp),
      ratio(
        lcp,
        middle('static', (visit) => visit.lcp),
      ),
      ratio(
        lcp,
        middle('bare React', (visit) => visit.lcp),
      ),
      figure(the(({ tbt }) => tbt)),
      the(({ cls }) => cls).toFixed(3),
      Number.isNaN(inp) ? '–' : figure(inp),
      kilobytes(the(({ ahead }) => ahead.brotli)),
    ];
  });
}
