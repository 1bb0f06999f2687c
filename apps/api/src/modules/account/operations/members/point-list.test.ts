import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { addition, checkout, decide, order } from '../../../../testing/ordering.ts';
import { at, NOON, type Restaurant } from '../../../../testing/restaurant.ts';
import { simulateOrders } from '../../../ordering/order-simulator.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const list = () => mei.sdk.pointList({ path: { customerId: mei.id } });
const balance = async () => (await mei.sdk.customer({ path: { id: mei.id } })).point;

async function write(type: string, amount: number, memberId = mei.id): Promise<void> {
  await restaurant.db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, created_at)
    values ('demo', ${memberId}, ${type}, ${amount}, ${NOON})`);
}

async function completeOrder() {
  await mei.sdk.cartCreate({ body: addition(mei.identity) });
  const { point_earn: total_point_get } = await mei.sdk.cartCalculateTotal({ body: mei.identity });
  const placed = await order(mei, checkout({ ...mei.identity, total_point_get }));
  await decide(restaurant, placed, 'approved');
  for (const time of ['12:01', '12:10', '12:20']) {
    const report = (error: unknown) => expect.fail(String(error));
    const { db, courier } = restaurant;
    await simulateOrders({ db, courier, report }, at(`2026-11-21T${time}`));
  }
  return placed;
}

describe('pointList', () => {
  test('returns an empty list for a new member', async () => {
    expect(await list()).toEqual([]);
  });

  test('lists points from signing up and from completed orders, newest first', async () => {
    await write('sign_up_reward', 100);
    const placed = await completeOrder();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        point_txn_type: 'purchase',
        point_amount: 22,
        balance: 122,
        created_date: '2026-11-21T12:10:00+08:00',
        order_id: placed.id,
        sales_order_tx_id: placed.sales_order_tx_id,
        voucher_name: null,
        delivery_method: 'pickup',
      },
      {
        id: expect.any(String),
        point_txn_type: 'sign_up_reward',
        point_amount: 100,
        balance: 100,
        created_date: '2026-11-21T12:00:00+08:00',
        order_id: null,
        sales_order_tx_id: null,
        voucher_name: null,
        delivery_method: null,
      },
    ]);
  });

  test('excludes other members, and returns 404 to them', async () => {
    const aisyah = await joinMember(restaurant, '+60198765432');
    await write('purchase', 7, aisyah.id);
    await write('purchase', 3);
    expect(await list()).toMatchObject([{ point_amount: 3, balance: 3 }]);
    const stranger = aisyah.sdk.pointList({ path: { customerId: mei.id } });
    await expect(stranger).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('returns at most five hundred entries, with the full balance', async () => {
    await restaurant.db.execute(sql`
      insert into point_entries (company_id, member_id, type, amount, created_at)
      select 'demo', ${mei.id}, 'purchase', 1, ${NOON} from generate_series(1, 505)`);
    const rows = await list();
    expect([rows.length, rows[0]?.balance, rows.at(-1)?.balance]).toEqual([500, 505, 6]);
  });

  test('shows running balances that equal the member’s balance for any entries', async () => {
    const entry = fc.record({
      type: fc.constantFrom('purchase', 'dine_in', 'order_discount', 'voucher_redeem', 'refund'),
      amount: fc.integer({ min: -60, max: 60 }).filter((amount) => amount !== 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), async (entries) => {
        await restaurant.reset();
        // The ledger rejects entries that would make the balance negative.
        for (const { type, amount } of entries) await write(type, amount).catch(() => undefined);
        const oldestFirst = (await list()).reverse();
        let sum = 0;
        for (const row of oldestFirst) {
          sum += row.point_amount;
          expect(row.balance).toBe(sum);
        }
        expect(await balance()).toBe(sum);
      }),
      { numRuns: 15 },
    );
  });
});
