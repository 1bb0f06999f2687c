import { afterEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { beginWithMember } from '../testing/begin-with-member.ts';
import { book } from '../testing/booking.ts';
import type { Joined } from '../testing/join-member.ts';
import { OTHER_PHONE, signUp } from '../testing/members.ts';
import { placeOrder } from '../testing/ordering.ts';
import { as, GUEST, OTHER_GUEST, type Restaurant } from '../testing/restaurant.ts';
import { nameMember, OFFERED, offerVoucher } from '../testing/vouchers.ts';
import { topUp } from '../testing/wallet.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
afterEach(() =>
  restaurant.db.transaction((tx) =>
    tx.script('drop function if exists draw_taken cascade; drop sequence if exists drawn'),
  ),
);

/** Creates a trigger that gives the next row an existing number on the first attempt. */
function drawUsedNumber(table: string, column: string): Promise<void> {
  return restaurant.db.transaction((tx) =>
    tx.script(`
      create sequence drawn;
      create function draw_taken() returns trigger language plpgsql as $$
      begin
        if nextval('drawn') = 1 then
          new.${column} := (select ${column} from ${table} limit 1);
        end if;
        return new;
      end
      $$;
      create trigger draws_taken before insert on ${table} for each row execute function draw_taken()`),
  );
}

const claim = () => mei.sdk.claimVoucher({ body: { voucher_id: OFFERED, customer_id: mei.id } });

const NUMBERED = [
  {
    table: 'orders',
    column: 'sales_order_tx_id',
    numbers: sql`select distinct sales_order_tx_id from orders`,
    begin: () => placeOrder(restaurant, GUEST),
    make: () => placeOrder(restaurant, OTHER_GUEST),
  },
  {
    table: 'top_ups',
    column: 'top_up_no',
    numbers: sql`select distinct top_up_no from top_ups`,
    begin: () => topUp(mei, 5000, 'key-of-the-first-number'),
    make: () => topUp(mei, 5000, 'key-of-the-second-number'),
  },
  {
    table: 'reservations',
    column: 'reservation_no',
    numbers: sql`select distinct reservation_no from reservations`,
    begin: () => book(restaurant, as(GUEST)),
    make: () => book(restaurant, as(OTHER_GUEST)),
  },
  {
    table: 'members',
    column: 'member_no',
    numbers: sql`select distinct member_no from members`,
    begin: async () => mei,
    make: () => signUp(restaurant, OTHER_PHONE),
  },
  {
    table: 'claimed_vouchers',
    column: 'voucher_tx_id',
    numbers: sql`select distinct voucher_tx_id from claimed_vouchers`,
    begin: async () => {
      await nameMember(restaurant, mei.id);
      await offerVoucher(restaurant);
      return claim();
    },
    make: claim,
  },
] as const;

test.each(NUMBERED)(
  'retries with another number when the first one is taken in $table',
  async ({ table, column, numbers, begin, make }) => {
    await begin();
    await drawUsedNumber(table, column);
    await make();
    expect(await restaurant.db.query(numbers)).toHaveLength(2);
  },
);
