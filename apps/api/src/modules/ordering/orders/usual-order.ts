import type { Order, OrderContents, OrderVariation } from './order-reads.ts';

/** Minimum number of equal orders. */
const USUAL_AFTER = 3;
/** Maximum difference of the time of day, in hours. */
const AROUND = 3;
const HOURS_OF_DAY = 24;

type Timed = Pick<
  Order,
  'id' | 'paid_at' | 'status' | 'created_at' | 'delivery_time' | 'time_zone'
>;

/**
 * Returns the newest of the most frequent equal orders around the current time of day, in the
 * branch's time zone. Returns null if none occurred three times. Ignores unpaid and cancelled
 * orders. `orders` must be sorted newest first.
 */
export function usualOrder<T extends Timed>(
  orders: readonly T[],
  contentsOf: (orderId: string) => OrderContents,
  now: Temporal.Instant,
): T | null {
  const relevant = orders.filter(
    (order) =>
      order.paid_at !== null &&
      order.status !== 'CANCELLED' &&
      isAroundThisHour(order, now) &&
      hasItems(contentsOf(order.id)),
  );
  const groups = [...Map.groupBy(relevant, ({ id }) => contentsKey(contentsOf(id))).values()];
  // The sort is stable, so among equally frequent groups the one with the newest order comes first.
  const [most] = groups.toSorted((one, other) => other.length - one.length);
  const [newest] = most ?? [];
  return most !== undefined && most.length >= USUAL_AFTER ? (newest ?? null) : null;
}

/** A bill at a branch may have only amounts that are not on the menu. */
function hasItems({ lines, packages }: OrderContents): boolean {
  return lines.length + packages.length > 0;
}

function isAroundThisHour(
  { created_at, delivery_time, time_zone }: Timed,
  now: Temporal.Instant,
): boolean {
  const hourOf = (time: Temporal.Instant) => {
    const { hour, minute } = time.toZonedDateTimeISO(time_zone);
    return hour + minute / 60;
  };
  const apart = Math.abs(hourOf(delivery_time ?? created_at) - hourOf(now));
  return Math.min(apart, HOURS_OF_DAY - apart) <= AROUND;
}

/** Returns a key that is equal for the same dishes, choices and quantities in any order. */
function contentsKey({ lines, packages }: OrderContents): string {
  const dishes = lines.map(({ dish_id, package_position, qty, variation_list }) =>
    JSON.stringify([dish_id, package_position !== null, qty, namesOf(variation_list)]),
  );
  const sets = packages.map(({ hot_deal_name, package_id, qty, variation_list }) =>
    JSON.stringify([package_id, hot_deal_name?.en ?? null, qty, namesOf(variation_list)]),
  );
  return [...sets.toSorted(), ...dishes.toSorted()].join('\n');
}

function namesOf(variations: readonly OrderVariation[]): readonly string[] {
  return variations
    .map(({ option_name, variation_name }) => `${option_name.en}: ${variation_name.en}`)
    .toSorted();
}
