import { type CreateOrder, cents } from '@claypot/sdk';
import { sql } from '../platform/db/sql.ts';
import { guestNo } from './booking.ts';
import { addition, checkout, HOME, order } from './ordering.ts';
import { as, type Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

/** Sets the maximum of orders per quarter of an hour of the branch ss2; null for no maximum. */
export async function setCap(
  { db }: Pick<Restaurant, 'db'>,
  ordersPerQuarter: number | null,
): Promise<void> {
  await db.execute(sql`
    insert into branch_settings (company_id, branch_id, orders_per_quarter)
    values ('demo', ${SS2}, ${ordersPerQuarter})
    on conflict (company_id, branch_id) do update
      set orders_per_quarter = excluded.orders_per_quarter`);
}

/** What a guest orders at the branch ss2. */
export interface GuestOrder {
  /** Null or undefined for as soon as possible. */
  readonly time?: string | null;
  readonly method?: 'delivery' | 'pickup';
  /** Minutes that the guest saw. */
  readonly shownMinutes?: number | null;
}

/** Orders two claypots as the guest with a number, from an address of their own. */
export async function orderAs(
  restaurant: Restaurant,
  guest: number,
  { time = null, method = 'pickup', shownMinutes = null }: GuestOrder = {},
): Promise<CreateOrder> {
  const sdk = restaurant.deviceOf({ address: `198.51.${100 + (guest >> 8)}.${guest & 255}` });
  const identity = as(guestNo(guest));
  await sdk.cartCreate({ body: addition({ ...identity, delivery_method: method }) });
  const fee = cents(method === 'delivery' ? 920 : 0);
  const body = checkout({
    ...identity,
    delivery_method: method,
    address: method === 'delivery' ? HOME : null,
    delivery_time: time,
    asap_minutes: shownMinutes,
    delivery_fee: fee,
    lalamove_delivery_fee: fee,
    final_total_amount: cents(4580 + fee),
  });
  return order({ sdk }, body, `a-key-of-guest-number-${guest}`);
}

/** Orders per quarter of an hour, by the wall-clock time of its start at the branch. */
export type Quarters = Readonly<Record<string, number>>;

/** Returns the counted orders per quarter, as the branch stores them. */
export async function countedQuarters({ db }: Pick<Restaurant, 'db'>): Promise<Quarters> {
  return byTime(
    await db.query(sql`
      select quarter, taken from order_quarters where taken > 0 order by quarter`),
  );
}

/** Returns the orders per quarter from their times alone, without the counts. */
export async function expectedQuarters({ db }: Pick<Restaurant, 'db'>): Promise<Quarters> {
  return byTime(
    await db.query(sql`
      select coalesce(date_bin('15 minutes', coalesce(ready_by, promised_by), 'epoch'), created_at) as quarter,
        count(*) as taken
      from orders where status <> 'CANCELLED' group by 1 order by 1`),
  );
}

function byTime(
  rows: readonly { readonly quarter: Temporal.Instant; readonly taken: number }[],
): Quarters {
  return Object.fromEntries(
    rows.map(({ quarter, taken }) => {
      const time = quarter.toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDateTime();
      return [time.toString({ smallestUnit: 'minute' }), taken];
    }),
  );
}
