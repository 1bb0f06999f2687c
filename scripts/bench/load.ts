import { figure, quantile } from './report.ts';

/** How fast something went. */
export interface Speed {
  readonly perSecond: number;
  /** Milliseconds that half of all calls, and all but one in a hundred, took at most. */
  readonly p50: number;
  readonly p99: number;
}

export interface Load {
  readonly calls: number;
  /** Calls under way at one time. */
  readonly atOnce: number;
  /** Calls made first, without being measured, so that the code is compiled. */
  readonly warmUp: number;
}

/** Makes `calls` calls, each told its number, and measures them. */
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
      const began = performance.now();
      await call(index);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: calls / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** The cells of {@link SPEED_COLUMNS}. */
export function speedCells({ perSecond, p50, p99 }: Speed): [string, string, string] {
  return [figure(perSecond), figure(p50), figure(p99)];
}

export const SPEED_COLUMNS = ['per second', 'p50 ms', 'p99 ms'] as const;
