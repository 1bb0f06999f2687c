import { Worker } from 'node:worker_threads';
import type { Product } from '../../../e2e/support/product.ts';
import { type Finding, finding } from '../finding.ts';

/** Maximum time of a health check, in ms. */
const LIMIT = 100;

/** Result of one health check; times in ms. */
interface Look {
  readonly status: number;
  readonly took: number;
  /**
   * Part of `took` in which the server waited for a CPU that others used, including the attackers.
   */
  readonly waited: number;
  /** Seconds since the first check. */
  readonly second: number;
}

export interface Watch {
  /** Stops the checks and returns their finding. */
  end(about: string): Promise<Finding>;
}

/**
 * Checks a server's health continuously from a separate thread, because this one is busy with the
 * attack.
 */
export async function watchHealth({ pid, port }: Product): Promise<Watch> {
  const workerData = { url: `http://127.0.0.1:${port}`, pid: pid() };
  const worker = new Worker(new URL('./health-probe.js', import.meta.url), { workerData });
  await new Promise((resolve) => worker.once('message', resolve));
  return {
    async end(about) {
      const messages = new Promise<readonly Look[]>((resolve) => worker.once('message', resolve));
      worker.postMessage('end');
      const looks = await messages;
      const own = ({ took, waited }: Look) => took - waited;
      const unwell = looks.filter((look) => look.status !== 200 || own(look) >= LIMIT);
      const figures = [
        `${about}: /healthz returned 200 within ${LIMIT} ms, ${looks.length} times`,
        spread(looks.map(own)),
        `including the wait for a CPU ${spread(looks.map(({ took }) => took))}`,
      ];
      return finding(
        figures.join('; '),
        unwell.map((look) => {
          const { second, status, took } = look;
          const [mine, all] = [own(look), took].map((time) => time.toFixed(0));
          return `${status} after ${mine} ms (${all} ms with the wait), in second ${second.toFixed(1)}`;
        }),
      );
    },
  };
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms, max ${at(sorted, 1)} ms`;
}

/** Returns a quantile of sorted times as text, in whole ms. */
export function at(sorted: readonly number[], part: number): string {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
  return (sorted[index] ?? 0).toFixed(0);
}
