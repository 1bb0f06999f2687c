import { expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import type { Joined } from '../../../../testing/join-member.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { offerVoucher } from '../../../../testing/vouchers.ts';
import { post, topUp, topUpOf, webhookOf } from '../../../../testing/wallet.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

/** Level 2 gives two vouchers of RM50 at once and three bowl vouchers, one a month. */
async function offerTierVouchers(): Promise<void> {
  await offerVoucher(restaurant, { id: 'rm50', claimable: false, days: 365 });
  await offerVoucher(restaurant, { id: 'bowl', claimable: false, days: 365, use: 'dine_in' });
  await restaurant.db.execute(sql`
    insert into tier_vouchers (company_id, level_id, voucher_id, count, is_monthly)
    values ('demo', 2, 'rm50', 2, false), ('demo', 2, 'bowl', 3, true)`);
}

test('grants a tier’s vouchers once, monthly ones in sequence, none beyond the tier’s end', async () => {
  await offerTierVouchers();
  const topUpRow = await topUp(mei, 50_000);
  const webhook = await webhookOf(restaurant, topUpRow);
  await Promise.all([post(restaurant, webhook), post(restaurant, webhook)]);
  await post(restaurant, { ...webhook, event_id: 'again' });
  const list = await mei.sdk.claimedVoucherList({
    body: { company_id: 'demo', customer_id: mei.id },
  });
  const days = list.map(({ voucher_id, start_date, end_date }) => [
    voucher_id,
    start_date,
    end_date,
  ]);
  expect(days.toSorted()).toEqual([
    ['bowl', '2026-11-21', '2027-11-20'],
    ['bowl', '2026-12-21', '2027-11-21'],
    ['bowl', '2027-01-21', '2027-11-21'],
    ['rm50', '2026-11-21', '2027-11-20'],
    ['rm50', '2026-11-21', '2027-11-20'],
  ]);
  expect(new Set(list.map(({ voucher_tx_id }) => voucher_tx_id)).size).toBe(5);
  const { tier } = await topUpOf(mei, topUpRow);
  expect(tier).toMatchObject({ voucher_count: 5, monthly_voucher_count: 3 });
  const [, offered] = await mei.sdk.tierList({ body: { company_id: 'demo' } });
  expect(offered).toMatchObject({ voucher_count: 5, monthly_voucher_count: 3 });
});

test('grants both voucher packs when two top-ups are paid at once', async () => {
  await offerTierVouchers();
  const first = await topUp(mei, 50_000);
  const second = await topUp(mei, 50_000, 'key-of-the-second-top-up');
  const webhooks = [await webhookOf(restaurant, first), await webhookOf(restaurant, second)];
  await Promise.all(webhooks.map((webhook) => post(restaurant, webhook)));
  const list = await mei.sdk.claimedVoucherList({
    body: { company_id: 'demo', customer_id: mei.id },
  });
  expect(list).toHaveLength(10);
});
