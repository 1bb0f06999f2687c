/**
 * Measures what the product costs and prints it beside what is simpler: `npm run bench` for
 * everything, `npm run bench -- web` for one part. Nothing else depends on these figures.
 */
import 'temporal-polyfill/global';
import { benchPricing } from './bench/pricing.ts';
import { benchServer } from './bench/server.ts';
import { benchWeb } from './bench/web.ts';

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  web: benchWeb,
  server: benchServer,
  pricing: benchPricing,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  for (const [name, bench] of Object.entries(PARTS)) {
    if (asked.length === 0 || asked.includes(name)) await bench();
  }
}
