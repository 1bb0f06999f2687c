import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { chooseOrder, guestOf } from './demo.ts';
import { type RoutePage, routePages } from './destinations.ts';
import { largestShift, type Shift } from './layout-shift.ts';
import { openProduct, type Product } from './product.ts';
import { table } from './report.ts';
import { ROUTE_COLUMNS, routeCells } from './route-cells.ts';
import { type Measured, missesOf } from './targets.ts';
import { followVisit } from './usable/press-visit.ts';
import { inNewContext, medianVisit, type Pressable, type Visits, visitTwice } from './visit.ts';
import { medianWork } from './work.ts';

/** Maximum runs per route, each with a cold and a warm visit. */
const RUNS = 3;
/** Time budget of all visits, in ms. A slow machine visits each route less often. */
const BUDGET = 9 * 60_000;
/** Routes between two visits of the reference pages, because the machine's speed varies. */
const BETWEEN_COMPARISONS = 6;

/** Reference pages and their names in the tables. */
const REFERENCES = { still: 'static page', list: 'bare React list' } as const;

/**
 * Visits every route, cold and warm, and compares it with a page without scripts and a React page
 * that loads a list. Prints each result at once, and at the end whether it meets its target.
 * @param only path patterns of the routes to visit; empty for all.
 */
export async function benchRoutes(only: readonly string[] = []): Promise<void> {
  const product = await openProduct();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const all = await routePages(product.restaurant);
    const pages = all.filter(({ route }) => only.length === 0 || only.includes(route));
    if (pages.length === 0) throw new Error(`No route has the path ${only.join(' or ')}`);
    const measured = await measureAll(browser, await references(product), pages, product);
    console.log(summary(measured, pages));
  } finally {
    await browser.close();
    await product.close();
  }
}

type Reference = Pressable & { readonly name: string };
type References = { readonly [Key in keyof typeof REFERENCES]: Reference };

async function references({ atBare, restaurant }: Product): Promise<References> {
  const { branch } = await chooseOrder(restaurant.sdk, guestOf(0));
  const control = { press: 'li button', reaction: '[aria-pressed=true]' };
  const url = atBare(`/list?branch=${branch.id}`);
  return {
    still: { name: REFERENCES.still, url: atBare('/static'), memory: {}, control: null },
    list: { name: REFERENCES.list, url, memory: {}, control },
  };
}

/** Measurements of a page: several visits, and once what varies little. */
interface Measurements {
  readonly visits: readonly Visits[];
  /** Largest layout shift; null if not measured. */
  readonly shift: Shift | null;
  /** Time until the next page; null if not measured. */
  readonly link: number | null;
}

const NOTHING: Measurements = { visits: [], shift: null, link: null };

/** Measurements by page name. */
type AllMeasurements = Map<string, Measurements>;

/**
 * Visits one page at a time, so that each has a core for itself. Chromium's CPU throttling also
 * extends time in which another page had the core.
 */
async function measureAll(
  browser: Browser,
  { list, still }: References,
  pages: readonly RoutePage[],
  { at }: Product,
): Promise<AllMeasurements> {
  const startOfRun = performance.now();
  const measured: AllMeasurements = new Map();
  async function take(name: string, to: Pressable): Promise<void> {
    let { link, shift, visits } = measured.get(name) ?? NOTHING;
    const visit = await visitTwice(browser, to, async () => {
      shift ??= await largestShift(browser, to);
    });
    if (link === null && visit.isLink) link = await timeLink(browser, to);
    visits = [...visits, visit];
    measured.set(name, { link, shift, visits });
  }
  async function compare(): Promise<void> {
    await take(list.name, list);
  }
  // Discard the first comparison, which is slower because the server compiles its code.
  await compare();
  measured.clear();
  await take(still.name, still);
  await compare();
  for (const [index, { control, memory, name, path }] of pages.entries()) {
    if (index % BETWEEN_COMPARISONS === 0) await compare();
    const to = { url: at(path), memory, control };
    const left = pages.length - index;
    const share = (BUDGET - (performance.now() - startOfRun)) / left;
    const start = performance.now();
    let runs = 0;
    // Repeat if another run fits into this route's share of the remaining time.
    while (
      runs === 0 ||
      (runs < RUNS && ((performance.now() - start) / runs) * (runs + 1) < share)
    ) {
      await take(name, to);
      runs += 1;
    }
    console.log(line(measured, name, left - 1));
  }
  return measured;
}

async function timeLink(browser: Browser, { control, memory, url }: Pressable): Promise<number> {
  if (control === null) return Number.NaN;
  return inNewContext(browser, { memory, url }, (context) => followVisit(context, url, control));
}

function middle(measured: AllMeasurements, name: string): Measured {
  const { link, shift, visits } = measured.get(name) ?? NOTHING;
  return {
    link: link ?? Number.NaN,
    shift: shift ?? { cls: Number.NaN, width: Number.NaN },
    isLink: visits.some(({ isLink }) => isLink),
    work: medianWork(visits.map(({ work }) => work)),
    cold: medianVisit(visits.map(({ cold }) => cold)),
    warm: medianVisit(visits.map(({ warm }) => warm)),
  };
}

function line(measured: AllMeasurements, name: string, left: number): string {
  const { cold, shift, warm, work } = middle(measured, name);
  const list = middle(measured, REFERENCES.list);
  const share = (time: number, base: number) =>
    `${Math.round(time)} ms (${(time / base).toFixed(2)}×)`;
  return [
    `${name}: usable ${share(cold.usable, list.cold.usable)}`,
    `LCP ${share(cold.lcp, list.cold.lcp)}`,
    `warm usable ${share(warm.usable, list.warm.usable)}`,
    `warm LCP ${share(warm.lcp, list.warm.lcp)}`,
    `script ${Math.round(cold.scriptBefore / 1000)} kB`,
    `blocking ${Math.round(work.blocking)} ms`,
    `CLS ${shift.cls.toFixed(3)} at ${shift.width} px`,
    `${left} remaining`,
  ].join(', ');
}

function summary(measured: AllMeasurements, pages: readonly RoutePage[]): string {
  const list = middle(measured, REFERENCES.list);
  const runs = pages.map(({ name }) => measured.get(name)?.visits.length ?? 0);
  const names = [REFERENCES.still, REFERENCES.list, ...pages.map(({ name }) => name)];
  const title = `Visits on slow 4G (1.6 Mbit/s, 150 ms), CPU 4× slower, medians of ${Math.min(...runs)} to ${RUNS}; times in ms, scripts in kB (gzip)`;
  const rows = names.map((name) => routeCells(name, middle(measured, name), list));
  const verdicts = pages.map((page) => {
    const misses = missesOf(middle(measured, page.name), list, page);
    return `${page.name}: ${misses.length === 0 ? 'within target' : `misses ${misses.join(', ')}`}`;
  });
  return [table(title, ROUTE_COLUMNS, rows), '', ...verdicts].join('\n');
}
