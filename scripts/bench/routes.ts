import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { chooseOrder, guestOf } from './demo.ts';
import { type RoutePage, routePages } from './destinations.ts';
import { openProduct, type Product } from './product.ts';
import { median, table } from './report.ts';
import { ROUTE_COLUMNS, routeCells } from './route-cells.ts';
import { type Lateness, type Measured, missesOf } from './targets.ts';
import { type Destination, medianVisit, type Visits, visitTwice, workOf } from './visit.ts';
import type { Work } from './work.ts';

/** Maximum runs per route, each with a cold and a warm visit. */
const RUNS = 3;
/** Time budget of all visits, in ms. A slow machine visits each route less often. */
const BUDGET = 9 * 60_000;
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

async function references({ atBare, restaurant }: Product) {
  const { branch } = await chooseOrder(restaurant.sdk, guestOf(0));
  return [
    { name: REFERENCES.static, url: atBare('/static'), memory: {} },
    { name: REFERENCES.list, url: atBare(`/list?branch=${branch.id}`), memory: {} },
  ];
}

/** Measurements by page name. */
type Measurements = Map<string, readonly (Visits & { readonly work: Work })[]>;

/**
 * Visits one page at a time, so that each has a core for itself. Chromium's CPU throttling also
 * extends time in which another page had the core.
 */
async function measureAll(
  browser: Browser,
  compared: readonly (Destination & { readonly name: string })[],
  pages: readonly RoutePage[],
  { at }: Product,
): Promise<Measurements> {
  const startOfRun = performance.now();
  const measured: Measurements = new Map();
  async function take(name: string, to: Destination): Promise<void> {
    measured.set(name, [
      ...(measured.get(name) ?? []),
      { ...(await visitTwice(browser, to)), work: await workOf(browser, to) },
    ]);
  }
  async function compare(): Promise<void> {
    for (const { name, ...to } of compared) await take(name, to);
  }
  // Discard the first comparison, which is slower because the server compiles its code.
  await compare();
  measured.clear();
  await compare();
  for (const [index, page] of pages.entries()) {
    if (index % BETWEEN_COMPARISONS === 0) await compare();
    const left = pages.length - index;
    const share = (BUDGET - (performance.now() - startOfRun)) / left;
    const start = performance.now();
    let runs = 0;
    // Repeat if another run fits into this route's share of the remaining time.
    while (
      runs === 0 ||
      (runs < RUNS && ((performance.now() - start) / runs) * (runs + 1) < share)
    ) {
      await take(page.name, { url: at(page.path), memory: page.memory });
      runs += 1;
    }
    console.log(line(measured, page.name, left - 1));
  }
  return measured;
}

function middle(measured: Measurements, name: string): Measured {
  const visits = measured.get(name) ?? [];
  return {
    work: {
      blocking: median(visits.map(({ work }) => work.blocking)),
      longestTask: median(visits.map(({ work }) => work.longestTask)),
    },
    cold: medianVisit(visits.map(({ cold }) => cold)),
    warm: medianVisit(visits.map(({ warm }) => warm)),
  };
}

function lateness(measured: Measurements, name: string): Lateness {
  const { cold, warm } = middle(measured, name);
  return { cold: cold.lcp, warm: warm.lcp };
}

function line(measured: Measurements, name: string, left: number): string {
  const { cold, warm, work } = middle(measured, name);
  const list = lateness(measured, REFERENCES.list);
  const share = (lcp: number, base: number) =>
    `${Math.round(lcp)} ms (${(lcp / base).toFixed(2)}×)`;
  return [
    `${name}: cold ${share(cold.lcp, list.cold)}`,
    `warm ${share(warm.lcp, list.warm)}`,
    `blocking ${Math.round(work.blocking)} ms`,
    `${left} remaining`,
  ].join(', ');
}

function summary(measured: Measurements, pages: readonly RoutePage[]): string {
  const list = lateness(measured, REFERENCES.list);
  const still = lateness(measured, REFERENCES.static);
  const runs = pages.map(({ name }) => measured.get(name)?.length ?? 0);
  const names = [REFERENCES.static, REFERENCES.list, ...pages.map(({ name }) => name)];
  const title = `Visits on slow 4G (1.6 Mbit/s, 150 ms), CPU 4× slower, medians of ${Math.min(...runs)} to ${RUNS}; times in ms`;
  const rows = names.map((name) => routeCells(name, middle(measured, name), list, still));
  const verdicts = pages.map((page) => {
    const misses = missesOf(middle(measured, page.name), list, page);
    return `${page.name}: ${misses.length === 0 ? 'within target' : `misses ${misses.join(', ')}`}`;
  });
  return [table(title, ROUTE_COLUMNS, rows), '', ...verdicts].join('\n');
}
