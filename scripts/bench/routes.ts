import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { chooseOrder, guestOf } from './demo.ts';
import { type RoutePage, routePages } from './destinations.ts';
import { largestShift } from './layout-shift.ts';
import { openProduct, type Product } from './product.ts';
import { median, table } from './report.ts';
import { ROUTE_COLUMNS, routeCells } from './route-cells.ts';
import { type Measured, missesOf } from './targets.ts';
import { followVisit } from './usable/press-visit.ts';
import { inNewContext, medianVisit, type Pressable, type Visits, visitTwice } from './visit.ts';

/** Maximum runs per route, each with a cold and a warm visit. */
const RUNS = 3;
/** Time budget of all visits, in ms. A slow machine visits each route less often. */
const BUDGET = 10 * 60_000;
/** Routes between two visits of the reference pages, because the machine's speed varies. */
const BETWEEN_COMPARISONS = 6;

/** Reference pages and their names in the tables. */
const REFERENCES = { static: 'static page', list: 'bare React list' } as const;

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

async function references({ atBare, restaurant }: Product): Promise<readonly Reference[]> {
  const { branch } = await chooseOrder(restaurant.sdk, guestOf(0));
  const control = { press: 'li button', reaction: '[aria-pressed=true]' };
  return [
    { name: REFERENCES.static, url: atBare('/static'), memory: {}, control: null },
    { name: REFERENCES.list, url: atBare(`/list?branch=${branch.id}`), memory: {}, control },
  ];
}

/** Measurements of a page: several visits, and once what varies little. */
interface Measurements {
  readonly visits: readonly Visits[];
  readonly shift: number;
  readonly link: number;
}

/** Measurements by page name. */
type AllMeasurements = Map<string, Measurements>;

/**
 * Visits one page at a time, so that each has a core for itself. Chromium's CPU throttling also
 * extends time in which another page had the core.
 */
async function measureAll(
  browser: Browser,
  compared: readonly Reference[],
  pages: readonly RoutePage[],
  { at }: Product,
): Promise<AllMeasurements> {
  const startOfRun = performance.now();
  const measured: AllMeasurements = new Map();
  async function take(name: string, to: Pressable): Promise<void> {
    const { visits, ...once } = measured.get(name) ?? { visits: [], shift: 0, link: Number.NaN };
    measured.set(name, { ...once, visits: [...visits, await visitTwice(browser, to)] });
  }
  async function compare(): Promise<void> {
    for (const { name, ...to } of compared) await take(name, to);
  }
  // Discard the first comparison, which is slower because the server compiles its code.
  await compare();
  measured.clear();
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
    const { visits } = measured.get(name) ?? { visits: [] };
    const isLink = visits.some((visit) => visit.isLink);
    measured.set(name, {
      visits,
      shift: await largestShift(browser, to),
      link: isLink
        ? await inNewContext(browser, memory, (context) => followVisit(context, to.url, control))
        : Number.NaN,
    });
    console.log(line(measured, name, left - 1));
  }
  return measured;
}

function middle(measured: AllMeasurements, name: string): Measured {
  const { visits, ...once } = measured.get(name) ?? { visits: [], shift: 0, link: Number.NaN };
  return {
    ...once,
    isLink: visits.some(({ isLink }) => isLink),
    work: {
      blocking: median(visits.map(({ work }) => work.blocking)),
      blockingInAll: median(visits.map(({ work }) => work.blockingInAll)),
      longestTask: median(visits.map(({ work }) => work.longestTask)),
    },
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
    `CLS ${Math.max(cold.cls, shift).toFixed(3)}`,
    `${left} remaining`,
  ].join(', ');
}

function summary(measured: AllMeasurements, pages: readonly RoutePage[]): string {
  const list = middle(measured, REFERENCES.list);
  const runs = pages.map(({ name }) => measured.get(name)?.visits.length ?? 0);
  const names = [REFERENCES.static, REFERENCES.list, ...pages.map(({ name }) => name)];
  const title = `Visits on slow 4G (1.6 Mbit/s, 150 ms), CPU 4× slower, medians of ${Math.min(...runs)} to ${RUNS}; times in ms, scripts in kB (gzip)`;
  const rows = names.map((name) => routeCells(name, middle(measured, name), list));
  const verdicts = pages.map((page) => {
    const misses = missesOf(middle(measured, page.name), list, page);
    return `${page.name}: ${misses.length === 0 ? 'within target' : `misses ${misses.join(', ')}`}`;
  });
  return [table(title, ROUTE_COLUMNS, rows), '', ...verdicts].join('\n');
}
