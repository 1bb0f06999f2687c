import { figure, quantile } from './report.ts';

/** Throughput and latency of a benchmark. */
export interface Speed {
  readonly perSecond: number;
  /** Median and 99th percentile of the call durations, in ms. */
  readonly p50: number;
  readonly p99: number;
}

export interface Load {
  readonly calls: number;
  /** Maximum concurrent calls. */
  readonly atOnce: number;
  /** Unmeasured calls beforehand, so that the code is compiled. */
  readonly warmUp: number;
}

/** Makes `calls` calls, each with its index, and measures them. */
export async function measure(
  call: (index: number) => Promise<unknown>,
  { calls, atOnce, warmUp }: Load,
): Promise<Speed> {
  for (let index = 0; index < warmUp; index += 1) await call(index);
  const times: number[] = [];
  let next = warmUp;
  const caller = async () => {
    while (next < warmUp + calls) {
      const index = next;
      next += 1;
      const start = performance.now();
      await call(index);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: calls / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Formats the cells of {@link SPEED_COLUMNS}. */
export function speedCells({ perSecond, p50, p99 }: Speed): [string, string, string] {
  return [figure(perSecond), figure(p50), figure(p99)];
}

export const SPEED_COLUMNS = ['per second', 'p50 ms', 'p99 ms'] as const;
