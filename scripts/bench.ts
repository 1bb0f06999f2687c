/**
 * Measures what the product costs and prints it beside what is simpler: `npm run bench` for
 * everything, `npm run bench -- server` for one part, `npm run bench -- routes /menu` for one route.
 * Nothing else depends on these figures.
 */
import 'temporal-polyfill/global';
import { benchInstances } from './bench/instances.ts';
import { benchOrderCost } from './bench/order-cost.ts';
import { benchPricing } from './bench/pricing.ts';
import { benchRoutes } from './bench/routes.ts';
import { benchServer } from './bench/server.ts';
import { benchTaps } from './bench/taps.ts';
import { askedParts } from './lib/asked-parts.ts';
import { endWithParents } from './lib/lifeline.ts';

endWithParents();

const words = process.argv.slice(2);
const paths = words.filter((word) => word.startsWith('/'));
const parts = {
  routes: () => benchRoutes(paths),
  taps: benchTaps,
  server: benchServer,
  order: benchOrderCost,
  instances: benchInstances,
  pricing: benchPricing,
};
const asked = words.filter((word) => !paths.includes(word));

for (const [, bench] of askedParts<() => Promise<void> | void>(parts, asked)) await bench();
