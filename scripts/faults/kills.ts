import { setTimeout as wait } from 'node:timers/promises';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { checkBooks } from './books.ts';
import { type Finding, finding } from './finding.ts';
import { openDoors } from './guests.ts';

const TOLD_EVERY = 10;
const GUESTS_AT_ONCE = 4;
/** How long a start may take before it counts as failed, in ms. */
const PATIENCE = 240_000;
/** Guests are served as long before the next kill, in ms: each time a little longer, then short again. */
const SERVED = { least: 200, step: 173, most: 1_200 };

/** The server on its embedded database, killed `times` times while guests order. */
export async function kills(times: number): Promise<readonly Finding[]> {
  const product = await startProduct();
  const url = `http://127.0.0.1:${product.port}`;
  try {
    const crowd = await openDoors(url, { atOnce: GUESTS_AT_ONCE });
    const starts: number[] = [];
    for (let kill = 0; kill < times; kill += 1) {
      await wait(SERVED.least + ((kill * SERVED.step) % (SERVED.most - SERVED.least)));
      starts.push(await killAndStart(product));
      if (starts.length % TOLD_EVERY === 0) console.log(`  killed ${starts.length} times`);
    }
    await crowd.leave();
    const slowest = Math.max(...starts);
    return [
      finding(
        `${times} times killed and started by itself, in ${(slowest / 1000).toFixed(1)} s at most`,
        [],
      ),
      ...(await checkBooks(url, crowd.visits)),
    ];
  } finally {
    await product.dispose();
  }
}

/** The ms until it answered again. */
async function killAndStart(product: Product): Promise<number> {
  await product.kill();
  const began = performance.now();
  const late = new AbortController();
  const limit = wait(PATIENCE, undefined, { signal: late.signal }).then(() => {
    throw new Error(`It did not start within ${PATIENCE / 1000} s`);
  });
  limit.catch(() => undefined);
  await Promise.race([product.start(), limit]).finally(() => late.abort());
  return performance.now() - began;
}
