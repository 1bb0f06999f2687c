import { changeMoney } from '../change-money.ts';
import type { BoardOrder } from '../generated/counter/models.ts';
import { moneyPaths } from '../generated/counter/operations.ts';
import type { Schemas } from '../generated/counter/types.ts';
import { parseMoney } from '../money.ts';

const ORDERS = 'orders.*.';

const PATHS = (moneyPaths.Board ?? [])
  .filter((path) => path.startsWith(ORDERS))
  .map((path) => path.slice(ORDERS.length));

/**
 * Converts the amounts of an order in an event stream to cents. Checks nothing else: the caller
 * trusts the server.
 *
 * @throws MoneyFormatError if an amount is malformed
 */
export function boardOrderFromWire(order: Schemas['BoardOrder']): BoardOrder {
  return changeMoney(PATHS, order, parseMoney) as BoardOrder;
}
