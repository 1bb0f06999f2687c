import { cents } from '@claypot/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import type { Joined } from '../../../testing/join-member.ts';
import { addition, checkout, order } from '../../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { insertClaimed, nameMember } from '../../../testing/vouchers.ts';
import { payIn } from '../../../testing/wallet.ts';
import { useReserved } from '../../ordering/orders/order-discounts.ts';
import { useAtCounter } from './use-at-counter.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

describe('voucher in use by another session', () => {
  let voucherId: string;
  beforeEach(async () => {
    await nameMember(restaurant, mei.id);
    await payIn(restaurant, mei.id, 1000);
    await mei.sdk.cartCreate({ body: addition(mei.identity) });
    voucherId = await insertClaimed(restaurant, mei.id, {});
  });

  test('is not reserved for an order while it is used at the counter', async () => {
    const ordered = afterLocked(
      restaurant.db,
      (tx) => useAtCounter(tx, { company_id: 'demo', id: voucherId }, SS2, NOON),
      () =>
        order(
          mei,
          checkout({
            ...mei.identity,
            claim_voucher_id: voucherId,
            voucher_use_amount: cents(1000),
            final_total_amount: cents(3580),
            total_point_get: 22,
          }),
        ),
    );
    await expect(ordered).rejects.toMatchObject({ code: 'VOUCHER_USED' });
    expect(await restaurant.db.query(sql`select id from orders`)).toEqual([]);
  });

  test('keeps the time of its first use when its order is paid twice', async () => {
    const { id } = await order(mei, checkout({ ...mei.identity, total_point_get: 22 }));
    await restaurant.db.execute(sql`
      update claimed_vouchers set status = 'RESERVED', order_id = ${id}`);
    const later = NOON.add({ hours: 1 });
    await restaurant.db.transaction((tx) => useReserved(tx, id, NOON));
    await restaurant.db.transaction((tx) => useReserved(tx, id, later));
    expect(await restaurant.db.query(sql`select status, used_at from claimed_vouchers`)).toEqual([
      { status: 'USED', used_at: NOON },
    ]);
  });

  test('is not used at the counter while an order reserves it', async () => {
    const { id } = await order(mei, checkout({ ...mei.identity, total_point_get: 22 }));
    const used = afterLocked(
      restaurant.db,
      (tx) => tx.execute(sql`update claimed_vouchers set status = 'RESERVED', order_id = ${id}`),
      () => mei.sdk.useVoucher({ body: { claimed_voucher_id: voucherId, customer_id: mei.id } }),
    );
    await expect(used).rejects.toMatchObject({ code: 'VOUCHER_USED' });
    expect(await restaurant.db.query(sql`select status from claimed_vouchers`)).toEqual([
      { status: 'RESERVED' },
    ]);
  });
});
