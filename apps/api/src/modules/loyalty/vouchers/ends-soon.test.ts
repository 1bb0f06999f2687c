import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { at, type Restaurant } from '../../../testing/restaurant.ts';
import { insertClaimed, OFFERED, offerVoucher } from '../../../testing/vouchers.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(async () => {
  await offerVoucher(restaurant, { use: 'dine_in' });
  await setType('free_dish');
});

const setType = (type: string) =>
  restaurant.db.execute(sql`update vouchers set voucher_type = ${type} where id = ${OFFERED}`);
const reminded = async () =>
  (await mei.sdk.customer({ path: { id: mei.id } })).is_voucher_remind === 1;

test.each([
  ['2026-11-21', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
])(
  'a free-dish voucher that ends on %s sets the reminder on 21 November: %s',
  async (until, isReminded) => {
    await insertClaimed(restaurant, mei.id, { until });
    expect(await reminded()).toBe(isReminded);
  },
);

test('reminds until 23:59:59 of the last day in the company’s time zone', async () => {
  await insertClaimed(restaurant, mei.id, { until: '2026-11-21' });
  restaurant.clock.set(at('2026-11-21T23:59:59'));
  expect(await reminded()).toBe(true);
  restaurant.clock.set(at('2026-11-22T00:00'));
  expect(await reminded()).toBe(false);
});

test('does not remind of a used, future or discount voucher, or of another member’s', async () => {
  const claimed = await insertClaimed(restaurant, mei.id, { until: '2026-11-24' });
  const other = await joinMember(restaurant, '+60111112222');
  await restaurant.db.execute(
    sql`update claimed_vouchers set member_id = ${other.id} where id = ${claimed}`,
  );
  expect(await reminded()).toBe(false);
  await insertClaimed(restaurant, mei.id, { from: '2026-11-23', until: '2026-11-24' });
  expect(await reminded()).toBe(false);
  await insertClaimed(restaurant, mei.id, { until: '2026-11-24' });
  expect(await reminded()).toBe(true);
  await setType('discount');
  expect(await reminded()).toBe(false);
  await setType('free_dish');
  await restaurant.db.execute(
    sql`update claimed_vouchers set status = 'USED', used_at = ${at('2026-11-21T12:00')}`,
  );
  expect(await reminded()).toBe(false);
});
