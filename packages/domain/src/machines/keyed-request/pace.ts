/** Milliseconds until a request that brings no answer counts as lost. */
export const SEND_TIMEOUT = 20_000;

/** Milliseconds until a question about a request's outcome counts as lost. */
export const ASK_TIMEOUT = 10_000;

/** Milliseconds between questions that get no answer: doubling from the first to the most. */
const ASK_AGAIN = { first: 1000, most: 30_000 };

/** Milliseconds until the question is asked again after so many that got no answer. */
export function askAgainAfter(attempts: number): number {
  return Math.min(ASK_AGAIN.first * 2 ** attempts, ASK_AGAIN.most);
}
