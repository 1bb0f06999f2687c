/**
 * Benchmarks the product against simpler alternatives and prints the results. `npm run bench` runs
 * all parts, `npm run bench -- server` one part, `npm run bench -- routes /menu` one route. No
 * check depends on the results.
 */
import 'temporal-polyfill/global';
import { benchBundles } from './bench/bundles/bundles.ts';
import { benchCounter } from './bench/counter.ts';
import { benchDraft } from './bench/draft/draft.ts';
import { benchInstances } from './bench/instances.ts';
import { benchOrderCost } from './bench/order-cost.ts';
import { benchPages } from './bench/pages/pages.ts';
import { benchPricing } from './bench/pricing.ts';
import { benchRoutes } from './bench/routes.ts';
import { benchServer } from './bench/server.ts';
import { benchSetUp } from './bench/set-up/set-up.ts';
import { benchTaps } from './bench/taps.ts';
import { endWithParents } from './lib/lifeline.ts';
import { selectParts } from './lib/select-parts.ts';

endWithParents();

const args = process.argv.slice(2);
const paths = args.filter((word) => word.startsWith('/'));
const parts = {
  routes: () => benchRoutes(paths),
  taps: benchTaps,
  counter: benchCounter,
  'set-up': benchSetUp,
  draft: benchDraft,
  pages: () => benchPages(paths),
  server: benchServer,
  order: benchOrderCost,
  instances: benchInstances,
  pricing: benchPricing,
  bundles: benchBundles,
};
const requested = args.filter((word) => !paths.includes(word));

for (const [, bench] of selectParts<() => Promise<void> | void>(parts, requested)) await bench();
