import type { Context } from '../../../../contract/context/context.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import {
  quarterOf,
  startOf,
  takeFirstFree,
  takeQuarter,
  waitingAt,
} from '../../../kitchen/index.ts';
import type { NewOrder } from '../../placing/new-order.ts';
import { invalidDeliveryTime, waitChanged } from '../cart/errors.ts';
import type { OrderTiming } from './order-terms.ts';

/** An order may take this many minutes longer than the customer saw. */
const MOST_LATER = 5;

/**
 * Counts the order in a quarter of an hour of the kitchen, and returns the time promised for its
 * food. An order for as soon as possible takes the next quarter with room; any other one only its
 * own.
 *
 * @param shownMinutes minutes that the client showed; null accepts any waiting time.
 * @throws ApiError `INVALID_DELIVERY_TIME` if there is no room, `WAIT_CHANGED` if it takes longer
 * than the client showed.
 */
export async function takePlace(
  tx: Transaction,
  context: Context,
  { branch, asked, deliveryTime, foodAt }: OrderTiming,
  shownMinutes: number | null,
): Promise<NewOrder['place']> {
  const { kitchen, method } = asked;
  const quarter = quarterOf(foodAt);
  if (deliveryTime !== null) {
    if (await takeQuarter(tx, kitchen, quarter))
      return { promisedBy: foodAt, quarter: startOf(quarter) };
    throw invalidDeliveryTime(branch, context, fullNow(asked, quarter));
  }
  const promisedBy = await takeFirstFree(tx, kitchen, foodAt);
  if (promisedBy === null) throw invalidDeliveryTime(branch, context, fullNow(asked, quarter));
  const waiting = waitingAt(promisedBy, method, context.now);
  if (shownMinutes !== null && waiting.minutes > shownMinutes + MOST_LATER) {
    throw waitChanged(waiting, branch.time_zone);
  }
  return { promisedBy, quarter: startOf(quarterOf(promisedBy)) };
}

/** Adds a quarter that was taken since the kitchen was read. */
function fullNow(asked: OrderTiming['asked'], quarter: number): OrderTiming['asked'] {
  const full = new Set([...asked.kitchen.full, quarter]);
  return { ...asked, kitchen: { ...asked.kitchen, full } };
}
