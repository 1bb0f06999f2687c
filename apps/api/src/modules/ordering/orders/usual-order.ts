import type { Order, OrderContents, OrderVariation } from './order-reads.ts';

/** How often makes it again and again. */
const USUAL_AFTER = 3;
/** Either side of the time of day, in hours: breakfast is not supper. */
const AROUND = 3;
const HOURS_OF_DAY = 24;

type Timed = Pick<
  Order,
  'id' | 'paid_at' | 'status' | 'created_at' | 'delivery_time' | 'time_zone'
>;

/**
 * The newest order of what was ordered most often around the time of day that it is `now`, by the
 * branch's clock; null where nothing was ordered three times. Only what was paid for and not
 * cancelled counts. `orders` begin with the newest.
 */
export function usualOrder<T extends Timed>(
  orders: readonly T[],
  contentsOf: (orderId: string) => OrderContents,
  now: Temporal.Instant,
): T | null {
  const had = orders.filter(
    (order) =>
      order.paid_at !== null && order.status !== 'CANCELLED' && isAroundThisHour(order, now),
  );
  const alike = [...Map.groupBy(had, ({ id }) => whatIsIn(contentsOf(id))).values()];
  // Of what was had as often the newest comes first, as the groups stand by their newest order.
  const [most] = alike.toSorted((one, other) => other.length - one.length);
  const [newest] = most ?? [];
  return most !== undefined && most.length >= USUAL_AFTER ? (newest ?? null) : null;
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

/** The same for the same dishes, with the same choices and as many of each, in whatever order. */
function whatIsIn({ lines, packages }: OrderContents): string {
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
