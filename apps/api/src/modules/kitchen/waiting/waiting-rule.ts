/** Recent and open orders of a branch, as the rule for the waiting time reads them. */
export interface KitchenSample {
  /** Minutes that an order takes on a usual day. */
  readonly usualMinutes: number;
  /** Minutes that recent orders took, comparable with `usualMinutes`. */
  readonly finished: readonly number[];
  /** Minutes by which open orders are behind their time. */
  readonly late: readonly number[];
  /** Open orders that are due within the next hour, including late ones. */
  readonly open: number;
}

/** One order moves the estimate by at most this share, because this many usual orders are added. */
const USUAL_ORDERS = 5;
/** Maximum difference of one order from the usual time, in minutes. Limits exceptional orders. */
const MOST_DIFFERENCE = 30;
/** The estimate is at most this much shorter than usual, because a fast hour may end at any time. */
const MOST_EARLIER = 10;
const MOST_LATER = 60;
/** Estimates are multiples of it, so that customers do not see them change all the time. */
const STEP = 5;
const LEAST_MINUTES = 10;
const MOST_MINUTES = 180;

/** Maximum change of {@link delayOf}, in minutes, by one more order in the sample. */
export const MOST_CHANGE = MOST_DIFFERENCE / (USUAL_ORDERS + 1);

/**
 * Returns by how many minutes orders take longer than usual; negative if they are faster. It is the
 * mean difference of recent orders, plus the mean lateness of open ones. Both means include some
 * usual orders, so that few orders count less.
 */
export function delayOf({ usualMinutes, finished, late, open }: KitchenSample): number {
  const differences = finished.map((minutes) =>
    clamp(minutes - usualMinutes, -MOST_DIFFERENCE, MOST_DIFFERENCE),
  );
  const lateness = late.map((minutes) => clamp(minutes, 0, MOST_DIFFERENCE));
  const recent = sum(differences) / (differences.length + USUAL_ORDERS);
  const behind = sum(lateness) / (Math.max(open, lateness.length) + USUAL_ORDERS);
  return clamp(recent + behind, -MOST_EARLIER, MOST_LATER);
}

/**
 * Returns the minutes that an order placed now takes, a multiple of 5 before the minutes that staff
 * add for a busy time.
 */
export function waitingMinutes(sample: KitchenSample, busyMinutes: number): number {
  const minutes = sample.usualMinutes + delayOf(sample);
  return clamp(Math.round(minutes / STEP) * STEP, LEAST_MINUTES, MOST_MINUTES) + busyMinutes;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
