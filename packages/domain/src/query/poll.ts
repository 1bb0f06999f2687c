/** Milliseconds between two looks. */
export interface PollPace {
  /** While the questions are answered; doubling with each that is not. */
  readonly after: number;
  readonly most: number;
}

/**
 * When to look again at data that tells that something is under way: ever more seldom while nobody
 * answers, and no more once it is over. For `reloadAfter` of a query.
 */
export function pollWhile<TData>(
  isUnderWay: (data: TData) => boolean,
  { after, most }: PollPace,
): (data: TData | null, unanswered: number) => number | null {
  return (data, unanswered) =>
    data !== null && isUnderWay(data) ? Math.min(after * 2 ** unanswered, most) : null;
}
