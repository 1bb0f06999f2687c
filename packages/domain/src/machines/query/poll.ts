/** Milliseconds between two looks. */
export interface PollPace<TData> {
  /** While the questions are answered, which the data may tell; doubling with each that is not. */
  readonly after: number | ((data: TData) => number);
  readonly most: number;
}

/**
 * When to look again at data that tells that something is under way: ever more seldom while nobody
 * answers, and no more once it is over. For `reloadAfter` of a query.
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
