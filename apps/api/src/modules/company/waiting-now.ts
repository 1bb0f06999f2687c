import { type OpeningHours, takesOrders } from '@claypot/domain/time';
import {
  type KitchenState,
  type Waiting,
  type WaitingMethod,
  waitingFor,
} from '../kitchen/index.ts';

/**
 * Returns when an order for as soon as possible is ready. Null if the branch accepts none, because
 * it is closed or because the food would not be ready before it closes.
 */
export function waitingNow(
  kitchen: KitchenState,
  method: WaitingMethod,
  hours: OpeningHours,
  now: Temporal.Instant,
): Waiting | null {
  const waiting = waitingFor(kitchen, method, now);
  if (waiting === null || takesOrders(hours, now, waiting.minutes) !== 'now') return null;
  return waiting;
}
