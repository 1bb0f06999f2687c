import type { BoardOrder, Choice } from '@claypot/sdk/counter';
import { shortNumber } from '../cards/short-number.ts';
import type { KitchenSum } from '../views.ts';

interface Dish {
  readonly dishId: string;
  readonly name: string;
  readonly qty: number;
  readonly choices: readonly Choice[];
}

/**
 * Returns the pieces to cook, summed by dish and choices, most pieces first. A package counts as
 * its dishes. Crossed-off and unavailable lines do not count.
 */
export function kitchenSums(
  orders: readonly BoardOrder[],
  crossedOff: readonly string[],
): KitchenSum[] {
  const sums = new Map<string, KitchenSum>();
  for (const order of orders) {
    for (const dish of dishesOf(order, crossedOff)) {
      const key = keyOf(dish);
      const sum = sums.get(key) ?? {
        key,
        name: dish.name,
        choices: dish.choices,
        qty: 0,
        orders: [],
      };
      const number = shortNumber(order.number);
      sums.set(key, {
        ...sum,
        qty: sum.qty + dish.qty,
        orders: sum.orders.includes(number) ? sum.orders : [...sum.orders, number],
      });
    }
  }
  return [...sums.values()].toSorted(
    (one, other) => other.qty - one.qty || (one.key < other.key ? -1 : 1),
  );
}

/** Returns the dishes to cook. `qty` of a package's dish is the total of all packages of the line. */
function dishesOf({ lines }: BoardOrder, crossedOff: readonly string[]): Dish[] {
  return lines
    .filter(({ id, is_unavailable }) => !is_unavailable && !crossedOff.includes(id))
    .flatMap((line): Dish[] => {
      const { choices, dish_id, name, qty } = line;
      if (dish_id !== null) return [{ dishId: dish_id, name, qty, choices }];
      return line.dishes.map((dish) => ({ ...dish, dishId: dish.dish_id }));
    });
}

/** Choices in another order make the same dish. */
function keyOf({ choices, dishId }: Dish): string {
  const chosen = choices.map(({ option_name, variation_name }) => [option_name, variation_name]);
  return JSON.stringify([dishId, ...chosen.map((choice) => JSON.stringify(choice)).toSorted()]);
}
