import { checkoutMachines } from '@claypot/domain/app';
import { createActor, waitFor } from 'xstate';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { addition } from '../../apps/api/src/testing/ordering.ts';
import { NOON } from '../../apps/api/src/testing/restaurant.ts';
import { SS2 } from '../../apps/api/src/testing/seed/seed.ts';
import { givePoints, insertClaimed } from '../../apps/api/src/testing/vouchers.ts';
import { atCounter, payIn } from '../../apps/api/src/testing/wallet.ts';
import { beMember } from './members.ts';
import type { MessageCase } from './message-case.ts';
import type { Visit } from './visit.ts';

/** Wallet balance that one voucher requires, in sen. */
const REQUIRED_BALANCE = 1_000;

/** Applies a voucher and points to a member's cart, runs `happening`, then presses Order Now. */
async function orderAfter(
  visit: Visit,
  change: (id: string, voucherId: string) => Promise<unknown>,
) {
  const { app, restaurant, run } = visit;
  const { id, sdk } = await beMember(visit);
  await payIn(restaurant, id, REQUIRED_BALANCE);
  await givePoints(restaurant, id, 1_000);
  const voucherId = await insertClaimed(restaurant, id, {});
  const { api_token, ...user } = await sdk.customer({ path: { id } });
  app.session.send({ type: 'USER_CHANGED', user, api_token });
  const body = addition({ customer_id: id, guest_id: null });
  app.cart.send({ type: 'REPLACE', cart: await sdk.cartCreate({ body }) });

  const machines = app.machines(checkoutMachines);
  run(createActor(machines.availableVouchers, { input: { branch_id: SS2 } }));
  const discounts = run(createActor(machines.discounts));
  await waitFor(app.discounts, ({ context }) => context.offer !== null);
  discounts.send({ type: 'CHOOSE', voucherId });
  discounts.send({ type: 'SPEND_POINTS', spend: true });

  await change(id, voucherId);
  return visit.order();
}

/** Cases in which the server rejects an order because of its discounts. */
export const discounts: readonly MessageCase[] = [
  {
    code: 'AMOUNT_EXCEED',
    when: 'the company asks more of the voucher since it was chosen',
    showing: 'notice',
    trigger: (visit) =>
      orderAfter(visit, () =>
        visit.restaurant.db.execute(sql`update vouchers set min_purchase = 50000`),
      ),
  },
  {
    code: 'VOUCHER_USED',
    when: 'the chosen voucher is used at the counter first',
    showing: 'notice',
    trigger: (visit) =>
      orderAfter(visit, (_, voucherId) =>
        visit.restaurant.db.execute(sql`
          update claimed_vouchers set status = 'USED', used_at = ${NOON} where id = ${voucherId}`),
      ),
  },
  {
    code: 'VOUCHER_EXPIRED',
    when: 'the voucher ends while the order is filled in',
    showing: 'notice',
    trigger: (visit) =>
      orderAfter(visit, (_, voucherId) =>
        visit.restaurant.db.execute(sql`
          update claimed_vouchers set start_date = '2026-11-01', end_date = '2026-11-20'
          where id = ${voucherId}`),
      ),
  },
  {
    code: 'VOUCHER_NOT_USABLE',
    when: 'the wallet is spent at the counter meanwhile',
    showing: 'notice',
    trigger: (visit) =>
      orderAfter(visit, (id) =>
        atCounter(visit.restaurant, id, { type: 'sales', amount: 1, reference: 'a-sen' }),
      ),
  },
  {
    code: 'NOT_ENOUGH_POINT',
    when: 'the points are spent in another tab',
    showing: 'notice',
    trigger: (visit) => orderAfter(visit, (id) => givePoints(visit.restaurant, id, -1_000)),
  },
];
