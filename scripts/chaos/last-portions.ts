import { ApiError } from '@claypot/sdk';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { checkoutOf, crab, order } from '../../apps/api/src/testing/ordering.ts';
import { as, openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { guestOf } from '../bench/demo.ts';
import { countEach, finding, type Part } from './finding.ts';

const GUESTS = 200;
const PORTIONS = 5;
const PRICE = 4500;

/** All guests order the last portions of one dish at the same moment. */
export const lastPortions: Part = async () => {
  const restaurant = await openRestaurant();
  try {
    await restaurant.reset();
    const guests = Array.from({ length: GUESTS }, (_, index) => guestOf(index).guest_id ?? '');
    for (const guest of guests) await restaurant.sdk.cartCreate({ body: crab(as(guest)) });
    const outcomes = await Promise.all(guests.map((guest) => tryToOrder(restaurant, guest)));
    const sold = outcomes.filter((outcome) => outcome === 'sold').length;
    const left = await portionsLeft(restaurant);
    const odd = outcomes.filter((each) => each !== 'sold' && each !== '422 ITEM_UNAVAILABLE');
    return [
      finding(
        `${GUESTS} concurrent guests order the last ${PORTIONS} portions: ${countEach(outcomes)}`,
        sold === PORTIONS ? odd : [`sold ${sold}`, ...odd],
      ),
      finding('the stock is exactly 0', left === 0 ? [] : [`left ${left}`]),
      finding('the server reported no errors', restaurant.reported.map(String)),
    ];
  } finally {
    await restaurant.close();
  }
};

function tryToOrder(restaurant: Restaurant, guest: string): Promise<string> {
  return order(restaurant, checkoutOf(PRICE, as(guest)), `key-of-${guest}`).then(
    () => 'sold',
    (error: unknown) =>
      error instanceof ApiError ? `${error.status} ${error.code}` : String(error),
  );
}

async function portionsLeft({ db }: Restaurant): Promise<number | undefined> {
  const stock = await db.one<{ portions_left: number }>(
    sql`select portions_left from branch_dishes where dish_id = 'crab' and portions_left is not null`,
  );
  return stock?.portions_left;
}
