import { expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import type { PaymentOutcome } from '../gateways/payments/payments.ts';
import type { PaymentWebhook } from '../gateways/payments/webhook.ts';
import { beginWithMember } from '../testing/begin-with-member.ts';
import { afterHeld } from '../testing/held-rows.ts';
import type { Joined } from '../testing/join-member.ts';
import { placeOrder } from '../testing/ordering.ts';
import { NOON, type Restaurant } from '../testing/restaurant.ts';
import { topUp } from '../testing/wallet.ts';
import { settleIn, settlePayment } from './settle-payment.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

async function webhook(outcome: PaymentOutcome): Promise<PaymentWebhook> {
  const payment = await restaurant.db.one<
    Pick<PaymentWebhook, 'reference' | 'amount' | 'provider'>
  >(sql`select id as reference, amount, provider from payments`);
  if (payment === null) throw new Error('Nothing is to be paid');
  return { ...payment, outcome, eventId: `event-${outcome}`, occurredAt: NOON };
}

test.each([
  ['an order', () => placeOrder(restaurant), sql`select status from orders`, 'PREPARING'],
  ['a top-up', () => topUp(mei, 50_000), sql`select status from top_ups`, 'COMPLETED'],
] as const)(
  'the payment of %s stays approved when a decline has waited for the approval',
  async (_, begin, statusOf, paid) => {
    await begin();
    const approval = await webhook('approved');
    const decline = await webhook('declined');
    const effect = await afterHeld(
      restaurant.db,
      (tx) => settleIn(tx, approval, NOON),
      () => settlePayment(restaurant.db, decline, NOON),
    );
    expect(effect).toBe('outdated');
    expect(await restaurant.db.one(sql`select state from payments`)).toEqual({ state: 'approved' });
    expect(await restaurant.db.one(statusOf)).toEqual({ status: paid });
  },
);
