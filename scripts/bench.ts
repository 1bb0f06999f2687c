/**
 * Measures what the product costs and prints it beside what is simpler: `npm run bench` for
 * everything, `npm run bench -- web` for one part. Nothing else depends on these figures.
 */
import 'temporal-polyfill/global';
import { benchPricing } from './bench/pricing.ts';
import { benchServer } from './bench/server.ts';
import { benchWeb } from './bench/web.ts';
import { askedParts } from './lib/asked-parts.ts';

const parts = { web: benchWeb, server: benchServer, pricing: benchPricing };

for (const [, bench] of askedParts<() => Promise<void> | void>(parts)) await bench();
