import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { addition, checkout, order } from '../../../testing/ordering.ts';
import { tierVoucherTerms } from '../../../testing/vouchers.ts';
import { atCounter, topUp, walletOf } from '../../../testing/wallet.ts';
import type { EmulatedSession } from './testing/emulator-ledger.ts';
import { openStripeRestaurant, type StripeRestaurant } from './testing/stripe-restaurant.ts';

let restaurant: StripeRestaurant;
beforeAll(async () => {
  restaurant = await openStripeRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const COMPLETED = 'checkout.session.completed';
const seconds = () => Math.floor(restaurant.clock.now().epochMilliseconds / 1000);

async function paid(): Promise<EmulatedSession> {
  const session = restaurant.stripe.sessionOf((await restaurant.payment()).id);
  restaurant.stripe.ledger.pay(session.id, 'card', seconds());
  await restaurant.sendEvent(COMPLETED, session);
  return session;
}

async function toppedUp(amount = 50_000) {
  const mei = await joinMember(restaurant);
  await topUp(mei, amount);
  const session = await paid();
  // A grant of a tier must end after it began.
  restaurant.clock.set(restaurant.clock.now().add({ minutes: 1 }));
  return { mei, session };
}

/**
 * Sends one refund event. Stripe's API version sends several events per refund, and they may
 * repeat.
 */
async function sendRefundNotification(
  session: EmulatedSession,
  refundId: string,
  type = 'refund.created',
) {
  const intent = session.intent?.id ?? '';
  const object = { id: refundId, object: 'refund', payment_intent: intent, status: 'succeeded' };
  return restaurant.notify(restaurant.stripe.event(type, object));
}

function disputeOf(session: EmulatedSession, status: string, amount = session.amount) {
  const intent = session.intent?.id ?? '';
  return { id: 'du_1', object: 'dispute', payment_intent: intent, amount, currency: 'myr', status };
}

const sendDispute = (session: EmulatedSession, type: string, status: string) =>
  restaurant.notify(restaurant.stripe.event(`charge.dispute.${type}`, disputeOf(session, status)));

const incidents = () =>
  restaurant.db.query(sql`
    select incident_id, kind, amount, taken, is_open from provider_incidents order by kind`);

interface TierVoucher {
  readonly id: string;
  readonly end_date: Temporal.PlainDate;
}

const tierVouchers = (memberId: string) =>
  restaurant.db.query<TierVoucher>(sql`
    select id, end_date from claimed_vouchers
    where member_id = ${memberId} and source = 'tier' order by source_key`);

describe('top-up refunded in the Stripe dashboard', () => {
  test('debits the wallet once for repeated and reordered events', async () => {
    const { mei, session } = await toppedUp();
    const { id } = restaurant.stripe.ledger.refundAtDesk(session, 50_000);
    const charge = { id: 'ch_1', object: 'charge', payment_intent: session.intent?.id };
    await restaurant.notify(restaurant.stripe.event('charge.refunded', charge));
    await Promise.all(
      ['refund.updated', 'refund.created', 'charge.refund.updated', 'refund.created'].map((type) =>
        sendRefundNotification(session, id, type),
      ),
    );
    expect(await walletOf(mei)).toMatchObject({ wallet: 0, level_id: 1 });
    expect(await incidents()).toEqual([
      { incident_id: id, kind: 'refunded', amount: 50_000, taken: 50_000, is_open: false },
    ]);
    expect(restaurant.reported).toMatchObject([{ name: 'ProviderIncident' }]);
    const notifications = await mei.sdk.notifications({ path: { id: mei.id } });
    expect(JSON.stringify(notifications)).toContain('RM\u00a0500.00 of a top-up was refunded');
  });

  test('debits the remaining balance and leaves the rest to staff', async () => {
    const { mei, session } = await toppedUp();
    await atCounter(restaurant, mei.id, { type: 'sales', amount: 30_000, reference: 'A-1' });
    const { id } = restaurant.stripe.ledger.refundAtDesk(session, 50_000);
    await sendRefundNotification(session, id);
    expect(await walletOf(mei)).toMatchObject({ wallet: 0 });
    expect(await incidents()).toMatchObject([{ amount: 50_000, taken: 20_000, is_open: true }]);
  });

  test('debits each partial refund once, and the last one ends the tier and its unused vouchers', async () => {
    await tierVoucherTerms(restaurant, 2, 3);
    const { mei, session } = await toppedUp();
    const { level_id } = await walletOf(mei);
    const [used, ...unused] = await tierVouchers(mei.id);
    await restaurant.db.execute(sql`
      update claimed_vouchers set status = 'USED', used_at = ${restaurant.clock.now()}
      where id = ${used?.id ?? null}`);
    const part = (amount: number) => restaurant.stripe.ledger.refundAtDesk(session, amount).id;
    const parts = [part(10_000), part(10_000)];
    for (const id of [...parts, ...parts])
      await sendRefundNotification(session, id, 'refund.updated');
    expect(await walletOf(mei)).toMatchObject({ wallet: 30_000, level_id });
    expect(await incidents()).toMatchObject([
      { amount: 10_000, taken: 10_000, is_open: false },
      { amount: 10_000, taken: 10_000, is_open: false },
    ]);
    const today = restaurant.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate();
    const endsBefore = (day: Temporal.PlainDate, end: Temporal.PlainDate) =>
      Temporal.PlainDate.compare(end, day) < 0;
    for (const { end_date } of await tierVouchers(mei.id)) {
      expect(endsBefore(today, end_date)).toBe(false);
    }

    await sendRefundNotification(session, part(30_000));
    expect(await walletOf(mei)).toMatchObject({ wallet: 0, level_id: 1 });
    const after = await tierVouchers(mei.id);
    expect(unused).toHaveLength(2);
    expect(after.filter(({ end_date }) => endsBefore(today, end_date))).toHaveLength(2);
    expect(after.find(({ id }) => id === used?.id)).toMatchObject({ end_date: used?.end_date });
  });

  test('debits partial refunds up to the balance and leaves the rest to staff', async () => {
    const { mei, session } = await toppedUp();
    await atCounter(restaurant, mei.id, { type: 'sales', amount: 35_000, reference: 'A-1' });
    for (let part = 0; part < 3; part += 1) {
      await sendRefundNotification(
        session,
        restaurant.stripe.ledger.refundAtDesk(session, 10_000).id,
      );
    }
    expect(await walletOf(mei)).toMatchObject({ wallet: 0 });
    const rows = await restaurant.db.query(sql`
      select taken, is_open from provider_incidents order by taken desc`);
    expect(rows).toEqual([
      { taken: 10_000, is_open: false },
      { taken: 5000, is_open: true },
      { taken: 0, is_open: true },
    ]);
  });

  test('opens an incident for staff when the refund fails later', async () => {
    const { session } = await toppedUp();
    const refund = restaurant.stripe.ledger.refundAtDesk(session, 50_000);
    await sendRefundNotification(session, refund.id);
    refund.status = 'failed';
    await sendRefundNotification(session, refund.id, 'refund.failed');
    expect(await incidents()).toMatchObject([
      { kind: 'refund_failed', is_open: true },
      { kind: 'refunded', is_open: false },
    ]);
  });

  test('ignores a refund of an unknown payment', async () => {
    await toppedUp();
    const strange = { id: 're_x', object: 'refund', payment_intent: null, status: 'succeeded' };
    const answer = await restaurant.notify(restaurant.stripe.event('refund.created', strange));
    expect(answer).toMatchObject({ status: 200 });
    expect(await incidents()).toEqual([]);
  });
});

describe('dispute', () => {
  test('opens an incident for staff and changes no balance', async () => {
    const { mei, session } = await toppedUp();
    await sendDispute(session, 'created', 'needs_response');
    expect(await walletOf(mei)).toMatchObject({ wallet: 50_000 });
    expect(await incidents()).toMatchObject([{ kind: 'disputed', is_open: true, taken: 0 }]);
    expect(restaurant.reported).toMatchObject([{ name: 'ProviderIncident' }]);
  });

  test.each(['in order', 'the wrong way round'])(
    'debits the wallet when lost, with events %s',
    async (how) => {
      const { mei, session } = await toppedUp();
      const steps = [
        () => sendDispute(session, 'created', 'needs_response'),
        () => sendDispute(session, 'closed', 'lost'),
        () => sendDispute(session, 'closed', 'lost'),
      ];
      for (const step of how === 'in order' ? steps : steps.toReversed()) await step();
      expect(await walletOf(mei)).toMatchObject({ wallet: 0, level_id: 1 });
      expect(await incidents()).toMatchObject([
        { kind: 'dispute_lost', taken: 50_000, is_open: false },
        { kind: 'disputed' },
      ]);
    },
  );

  test.each(['won', 'warning_closed'])('changes no balance when it ends as %s', async (status) => {
    const { mei, session } = await toppedUp();
    await sendDispute(session, 'closed', status);
    expect(await walletOf(mei)).toMatchObject({ wallet: 50_000 });
    expect(await incidents()).toMatchObject([{ kind: 'dispute_closed', is_open: false }]);
  });
});

test('returns redeemed points once and opens an incident when an order is refunded', async () => {
  const mei = await joinMember(restaurant);
  await restaurant.db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, created_at)
    values ('demo', ${mei.id}, 'dine_in', 500, ${restaurant.clock.now()})`);
  await mei.sdk.cartCreate({ body: addition(mei.identity) });
  const placed = await order(mei, checkout({ ...mei.identity, total_point_get: 22 }));
  await restaurant.db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, order_id, created_at)
    values ('demo', ${mei.id}, 'order_discount', -500, ${placed.id}, ${restaurant.clock.now()})`);
  const session = await paid();
  const { id } = restaurant.stripe.ledger.refundAtDesk(session, session.amount);
  await sendRefundNotification(session, id);
  await sendRefundNotification(session, id, 'refund.updated');
  const { point } = await mei.sdk.customer({ path: { id: mei.id } });
  expect(point).toBe(500);
  expect(await incidents()).toMatchObject([{ kind: 'refunded', taken: 0, is_open: true }]);
});
