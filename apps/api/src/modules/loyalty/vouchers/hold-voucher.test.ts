import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import type { Joined } from '../../../testing/join-member.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { OFFERED, offerVoucher } from '../../../testing/vouchers.ts';
import { insertClaimedVoucher } from './hold-voucher.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(() => offerVoucher(restaurant));

/** Gives mei a voucher. Returns false if it exists already. */
const hold = (sourceKey: string) =>
  restaurant.db.transaction((tx) =>
    insertClaimedVoucher(
      tx,
      {
        companyId: 'demo',
        memberId: mei.id,
        voucherId: OFFERED,
        source: 'joining',
        sourceKey,
        startDate: Temporal.PlainDate.from('2026-11-21'),
        endDate: Temporal.PlainDate.from('2026-12-20'),
      },
      NOON,
    ),
  );
const numbers = () =>
  restaurant.db.query<{ voucher_tx_id: string }>(
    sql`select voucher_tx_id from claimed_vouchers order by id`,
  );

test('stores one voucher when the same source gives it again', async () => {
  expect(await hold('joining of mei')).toBe(true);
  expect(await hold('joining of mei')).toBe(false);
  expect(await numbers()).toHaveLength(1);
});

test('takes another number when the first one belongs to another voucher', async () => {
  await hold('joining of mei');
  const [first] = await numbers();
  await restaurant.db.execute(
    sql`update claimed_vouchers set id = 'another-voucher', source_key = 'another source'`,
  );
  expect(await hold('joining of mei')).toBe(true);
  const both = await numbers();
  expect(new Set(both.map(({ voucher_tx_id }) => voucher_tx_id)).size).toBe(2);
  expect(both).toContainEqual(first);
});
