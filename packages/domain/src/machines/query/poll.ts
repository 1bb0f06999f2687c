/** Delays between two polls, in ms. */
export interface PollPace<TData> {
  /**
   * Delay after a successful poll, fixed or derived from the data. It doubles with each failure up
   * to `most`.
   */
  readonly after: number | ((data: TData) => number);
  readonly most: number;
}

/**
 * Returns a `reloadAfter` function that polls while `isUnderWay`. It returns the delay in ms, or
 * null if there is no data or polling is complete.
 */
export function pollWhile<TData>(
  isUnderWay: (data: TData) => boolean,
  { after, most }: PollPace<TData>,
): (data: TData | null, unanswered: number) => number | null {
  return (data, unanswered) => {
    if (data === null || !isUnderWay(data)) return null;
    const answered = typeof after === 'number' ? after : after(data);
    return Math.min(answered * 2 ** unanswered, most);
  };
}
