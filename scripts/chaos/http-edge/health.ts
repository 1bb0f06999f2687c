import { Worker } from 'node:worker_threads';
import type { Product } from '../../../e2e/support/product.ts';
import { type Finding, finding } from '../finding.ts';

/** Limit of a health check without the wait for a CPU, in ms. */
const LIMIT = 100;

/** Result of one health check; times in ms. */
interface HealthCheck {
  readonly status: number;
  readonly took: number;
  /**
   * Part of `took` in which the server or the probe waited for a CPU that others used, including
   * the attackers.
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
      const messages = new Promise<readonly HealthCheck[]>((resolve) =>
        worker.once('message', resolve),
      );
      worker.postMessage('end');
      const checks = await messages;
      const serverTime = ({ took, waited }: HealthCheck) => took - waited;
      const failedChecks = checks.filter(
        (check) => check.status !== 200 || serverTime(check) >= LIMIT,
      );
      const figures = [
        `${about}: /healthz was 200 within ${LIMIT} ms, ${checks.length} times`,
        spread(checks.map(serverTime)),
        `with the wait for the machine ${spread(checks.map(({ took }) => took))}`,
      ];
      return finding(
        figures.join('; '),
        failedChecks.map((check) => {
          const { second, status, took } = check;
          const [serverMs, all] = [serverTime(check), took].map((time) => time.toFixed(0));
          return `${status} after ${serverMs} ms of ${all}, in second ${second.toFixed(1)}`;
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
