import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../e2e/support/product.ts';
import { type Finding, finding } from './finding.ts';

const TOLD_EVERY = 10;
const POLL_INTERVAL = 20;
/** How long a start, or the first answer after it, may take before it counts as failed, in ms. */
const TIMEOUT = 240_000;
/** People are served as long before the next kill, in ms: each time a little longer, then short again. */
const SERVED = { least: 200, step: 173, most: 1_200 };

/**
 * Kills the server so often, and starts it again each time; in between people are served.
 * @param served how many answers there have been: on a busy machine it takes a while until there is
 * another one, and a kill before that would be amid nothing.
 */
export async function killInTurn(
  product: Product,
  times: number,
  served: () => number,
): Promise<Finding> {
  const starts: number[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    await untilMore(served);
    await wait(SERVED.least + ((kill * SERVED.step) % (SERVED.most - SERVED.least)));
    starts.push(await killAndStart(product));
    if (starts.length % TOLD_EVERY === 0) console.log(`  killed ${starts.length} times`);
  }
  const slowest = Math.max(...starts);
  return finding(
    `${times} times killed and started by itself, in ${(slowest / 1000).toFixed(1)} s at most`,
    [],
  );
}

async function untilMore(served: () => number): Promise<void> {
  const before = served();
  const end = performance.now() + TIMEOUT;
  while (served() === before && performance.now() < end) await wait(POLL_INTERVAL);
}

/** The ms until it answered again. */
async function killAndStart(product: Product): Promise<number> {
  await product.kill();
  const began = performance.now();
  const late = new AbortController();
  const limit = wait(TIMEOUT, undefined, { signal: late.signal }).then(() => {
    throw new Error(`It did not start within ${TIMEOUT / 1000} s`);
  });
  limit.catch(() => undefined);
  await Promise.race([product.start(), limit]).finally(() => late.abort());
  return performance.now() - began;
}
