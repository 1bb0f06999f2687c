import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A built page: its route's name and its HTML. */
export interface BuiltPage {
  readonly name: string;
  readonly html: string;
  /** True if it loads the app shell, unlike static pages that are the same for all visitors. */
  readonly isShell: boolean;
}

/**
 * Maximum script size of a first visit, in bytes compressed with Brotli. Load scripts later rather
 * than raise a budget, which slows down the first visit.
 */
export interface Budgets {
  /** Budget of the login, which new customers see first, often on a slow connection. */
  readonly login: number;
  /** Budget of the scripts shared by all screens. Additions make every page heavier. */
  readonly behindAll: number;
  /** Budget of a route's own scripts. */
  readonly own: number;
  /** Budgets of routes that need more, for maps, long forms or HTML sanitising. */
  readonly heavier: Readonly<Record<string, number>>;
}

const HEAVIER = {
  about: 15_500,
  bookmarkAddress: 20_000,
  bookTableInfo: 19_000,
  claimedVoucher: 10_500,
  dish: 14_300,
  editAddress: 20_000,
  family: 10_500,
  highlightDetail: 13_500,
  home: 19_800,
  hotDeal: 16_600,
  me: 11_000,
  menu: 23_500,
  orderConfirmation: 33_000,
  orderDetail: 14_500,
  package: 15_100,
  pickupBranch: 17_700,
  privacy: 13_500,
  refund: 13_500,
  tnc: 13_500,
  topUp: 12_600,
};

const BUDGETS: Budgets = { login: 121_500, behindAll: 163_700, own: 10_000, heavier: HEAVIER };

/** Returns the scripts that a page's HTML references. */
export function scriptsOf(html: string): readonly string[] {
  const tags = html.matchAll(
    /<script\b[^>]*\ssrc="\/([^"]+)"|<link rel="modulepreload"[^>]*\shref="\/([^"]+)"/g,
  );
  return [...new Set([...tags].map(([, script, preloaded]) => script ?? preloaded ?? ''))];
}

/** Maximum of the scripts that the counter loads before its board is usable, as above. */
const COUNTER_BUDGET = 133_500;

/** URL path below which the counter's files are served. */
const COUNTER = 'counter/';

/**
 * Measures the scripts of the counter's page in English against their budget.
 *
 * @param html page of the build, which preloads the texts of all languages
 */
export async function weighCounter(
  dist: string,
  html: string,
  budget: number = COUNTER_BUDGET,
): Promise<Weighed> {
  const english = html.replace(/<link [^>]*data-language="(?!en")[^>]*>/g, '');
  const files = scriptsOf(english).map((file) => file.slice(COUNTER.length));
  return { name: 'counter', weight: await sizeOf(dist, files), budget };
}

async function sizeOf(dist: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => (await stat(join(dist, `${file}.br`))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Script size of a part, with its budget. */
export interface Weighed {
  readonly name: string;
  /** Bytes compressed with Brotli. */
  readonly weight: number;
  readonly budget: number;
}

/**
 * Measures the scripts of pages against their budgets. The folder contains the compressed files.
 */
export function weighPages(
  dist: string,
  pages: readonly BuiltPage[],
  budgets: Budgets = BUDGETS,
): Promise<readonly Weighed[]> {
  return Promise.all(
    partsOf(pages, budgets).map(async ({ budget, files, name }) => ({
      name,
      weight: await sizeOf(dist, files),
      budget,
    })),
  );
}

interface Part {
  readonly name: string;
  readonly files: readonly string[];
  /** In bytes. */
  readonly budget: number;
}

function partsOf(pages: readonly BuiltPage[], budgets: Budgets): readonly Part[] {
  const shells = pages
    .filter(({ isShell }) => isShell)
    .map(({ html, name }) => ({ name, files: scriptsOf(html) }));
  const [first, ...others] = shells;
  const shared = (first?.files ?? []).filter((file) =>
    others.every(({ files }) => files.includes(file)),
  );
  return [
    ...pages
      .filter(({ name }) => name === 'login')
      .map(({ html, name }) => ({ name, files: scriptsOf(html), budget: budgets.login })),
    { name: 'all app pages', files: shared, budget: budgets.behindAll },
    ...shells.map(({ files, name }) => ({
      name: `${name} only`,
      files: files.filter((file) => !shared.includes(file)),
      budget: budgets.heavier[name] ?? budgets.own,
    })),
  ];
}

/** Formats a line such as `menu only: 21.9 kB of script, limit 22.2 kB`. */
export function lineOf({ name, weight, budget }: Weighed): string {
  return `${name}: ${kilobytes(weight)} of script, limit ${kilobytes(budget)}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
