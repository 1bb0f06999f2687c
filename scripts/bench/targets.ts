import type { Visit, Visits } from './visit.ts';

/** What a visit may cost, as a share of what the bare page that loads a list costs in the same run. */
const COLD = 1.3;
const COLD_LANDING = 1;
const WARM = 0.9;
/** Bytes, as Brotli packs them. */
const SCRIPT = 150_000;
/** In ms. */
const BLOCKING = 150;
const LONGEST_TASK = 100;
const SHIFT = 0.01;

/** What is compared: how late the largest part of a page was painted, in ms. */
export interface Lateness {
  readonly cold: number;
  readonly warm: number;
}

/** What of a route misses its target, each with the figure and what it may be; empty where all is well. */
export function missesOf(
  { cold, warm }: Visits,
  list: Lateness,
  { isLanding }: { readonly isLanding: boolean },
): readonly string[] {
  return [
    ...above('cold', cold.lcp / list.cold, isLanding ? COLD_LANDING : COLD, times),
    ...above('warm', warm.lcp / list.warm, WARM, times),
    ...above('script', cold.script, SCRIPT, (bytes) => `${Math.round(bytes / 1000)} kB`),
    ...missesOfWork('', cold),
    ...missesOfWork('warm ', warm),
  ];
}

function missesOfWork(visit: string, { blocking, cls, longestTask }: Visit): readonly string[] {
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  return [
    ...above(`${visit}blocking`, blocking, BLOCKING, milliseconds),
    ...above(`${visit}longest task`, longestTask, LONGEST_TASK, milliseconds),
    ...above(`${visit}CLS`, cls, SHIFT, (value) => value.toFixed(3)),
  ];
}

function above(
  what: string,
  value: number,
  most: number,
  write: (value: number) => string,
): readonly string[] {
  return value > most ? [`${what} ${write(value)} > ${write(most)}`] : [];
}

const times = (value: number) => `${value.toFixed(2)}×`;
