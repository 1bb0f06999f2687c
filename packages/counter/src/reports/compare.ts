/** A figure compared with that of the range before. */
export interface Comparison {
  readonly before: number;
  readonly difference: number;
  /** Rounded to whole percent; null if the figure before was 0. */
  readonly percent: number | null;
}

export function compare(now: number, before: number): Comparison {
  const difference = now - before;
  const percent = before === 0 ? null : Math.round((difference / Math.abs(before)) * 100);
  return { before, difference, percent };
}
