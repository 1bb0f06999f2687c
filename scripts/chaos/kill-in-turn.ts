import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../e2e/support/product.ts';
import { type Finding, finding } from './finding.ts';

const ACKNOWLEDGED_EVERY = 10;
const POLL_INTERVAL = 20;
/** Timeout of a start and of the first response after it, in ms. */
const TIMEOUT = 240_000;
/** Time of normal service before the next kill, in ms; increases stepwise and wraps around. */
const SERVED = { least: 200, step: 173, most: 1_200 };

/**
 * Kills and restarts the server repeatedly, with normal service in between.
 * @param served returns the number of responses so far. Each kill waits for another one, because a
 * busy machine may not have served any.
 */
export async function killInTurn(
  product: Product,
  times: number,
  served: () => number,
): Promise<Finding> {
  const starts: number[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    await waitForMore(served);
    await wait(SERVED.least + ((kill * SERVED.step) % (SERVED.most - SERVED.least)));
    starts.push(await killAndStart(product));
    if (starts.length % ACKNOWLEDGED_EVERY === 0) console.log(`  killed ${starts.length} times`);
  }
  const slowest = Math.max(...starts);
  return finding(
    `${times} kills and restarts, the slowest in ${(slowest / 1000).toFixed(1)} s`,
    [],
  );
}

async function waitForMore(served: () => number): Promise<void> {
  const before = served();
  const end = performance.now() + TIMEOUT;
  while (served() === before && performance.now() < end) await wait(POLL_INTERVAL);
}

/** Returns the time until the server responds again, in ms. */
async function killAndStart(product: Product): Promise<number> {
  await product.kill();
  const began = performance.now();
  const late = new AbortController();
  const limit = wait(TIMEOUT, undefined, { signal: late.signal }).then(() => {
    throw new Error(`The server did not start within ${TIMEOUT / 1000} s`);
  });
  limit.catch(() => undefined);
  await Promise.race([product.start(), limit]).finally(() => late.abort());
  return performance.now() - began;
}
