import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, placeOrder } from '../../../testing/ordering.ts';
import { as, GUEST } from '../../../testing/restaurant.ts';
import type { EmulatedSession } from './testing/emulator-ledger.ts';
import type { Behaviour } from './testing/stripe-emulator.ts';
import { openStripeRestaurant, type StripeRestaurant } from './testing/stripe-restaurant.ts';

let restaurant: StripeRestaurant;
beforeAll(async () => {
  restaurant = await openStripeRestaurant();
});
afterAll(() => restaurant.close());

/** Steps that can happen to an order in any sequence. */
type Step =
  | { readonly kind: 'pay'; readonly by: 'card' | 'bank' }
  | { readonly kind: 'bank'; readonly pays: boolean }
  | { readonly kind: 'give up' }
  /** The customer pays while the server expires the session, and Stripe accepts the payment. */
  | { readonly kind: 'slip' }
  | { readonly kind: 'time'; readonly minutes: number }
  /** Delivery of one of the events so far, for the first time or repeated. */
  | { readonly kind: 'event'; readonly which: number }
  | { readonly kind: 'stripe'; readonly is: Behaviour }
  | { readonly kind: 'check' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), by: fc.constantFrom('card', 'bank') }),
  fc.record({ kind: fc.constant('bank' as const), pays: fc.boolean() }),
  fc.constant({ kind: 'give up' as const }),
  fc.constant({ kind: 'slip' as const }),
  fc.record({ kind: fc.constant('time' as const), minutes: fc.nat({ max: 40 }) }),
  fc.record({ kind: fc.constant('event' as const), which: fc.nat({ max: 9 }) }),
  fc.record({
    kind: fc.constant('stripe' as const),
    is: fc.constantFrom<Behaviour>('well', 'well', 'fault', 'lost', 'down'),
  }),
  fc.constant({ kind: 'check' as const }),
);

interface Story {
  readonly placed: { readonly id: string };
  readonly session: EmulatedSession;
  /** Events so far. Each delivery is signed again. */
  readonly events: string[];
}

const seconds = () => Math.floor(restaurant.clock.now().epochMilliseconds / 1000);
const runDueJobs = () => restaurant.work(restaurant.clock.now());

async function take(story: Story, step: Step): Promise<void> {
  const { stripe, clock, sdk } = restaurant;
  const { session, events, placed } = story;
  switch (step.kind) {
    case 'pay': {
      if (stripe.ledger.findSession(session.id, seconds()).status !== 'open') return;
      stripe.ledger.pay(session.id, step.by, seconds());
      events.push(stripe.event('checkout.session.completed', stripe.view(session)));
      return;
    }
    case 'bank': {
      if (session.intent?.status !== 'processing') return;
      stripe.ledger.decide(session.id, step.pays, seconds());
      const word = step.pays ? 'async_payment_succeeded' : 'async_payment_failed';
      events.push(stripe.event(`checkout.session.${word}`, stripe.view(session)));
      return;
    }
    case 'slip':
      if (session.status !== 'expired') return;
      session.status = 'open';
      return take(story, { kind: 'pay', by: 'bank' });
    case 'give up':
      // A rejected or failed cancellation is ignored; the customer can try again in a later step.
      await sdk.orderCancel({ path: { id: placed.id }, body: as(GUEST) }).catch(() => null);
      return;
    case 'time':
      clock.set(clock.now().add({ minutes: step.minutes }));
      return;
    case 'event': {
      const event = events[step.which % Math.max(1, events.length)];
      if (event !== undefined) await restaurant.notify(event);
      return;
    }
    case 'stripe':
      stripe.behaviour = step.is;
      return;
    default:
      await runDueJobs();
  }
}

/** Restores Stripe, delivers its events and runs the recurring jobs. */
async function settle(story: Story): Promise<void> {
  restaurant.stripe.behaviour = 'well';
  await take(story, { kind: 'bank', pays: true });
  for (const event of story.events) await restaurant.notify(event);
  for (let turn = 0; turn < 3; turn += 1) {
    await take(story, { kind: 'time', minutes: 90 });
    await runDueJobs();
  }
}

test('collects the amount for a confirmed order, or refunds it once, in any sequence of steps', async () => {
  const ends = { paid: 0, refunded: 0, unpaid: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      await restaurant.reset();
      const placed = await placeOrder(restaurant);
      const session = restaurant.stripe.sessionOf((await restaurant.payment()).id);
      const story = { placed, session, events: [] };
      for (const each of steps) await take(story, each);
      await settle(story);

      const { ledger } = restaurant.stripe;
      const captured = session.intent?.status === 'succeeded' ? session.amount : 0;
      const refundedSum = [...ledger.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
      const order = await orderOf(restaurant, placed);
      if (captured > 0) ends[refundedSum > 0 ? 'refunded' : 'paid'] += 1;
      else ends.unpaid += 1;
      // The emulator's ledger is the oracle: it is independent of our states and code.
      expect(captured - refundedSum).toBe(
        order.status === 'PREPARING' ? order.final_total_amount : 0,
      );
      expect(['PREPARING', 'CANCELLED']).toContain(order.status);
      expect(order.refund_status).toBe(refundedSum > 0 ? 'DONE' : null);
      expect(ledger.refunds.size).toBeLessThanOrEqual(1);
      expect(ledger.sessions.size).toBe(1);
      expect(session.status).not.toBe('open');
    }),
    { numRuns: 80 },
  );
  // Every outcome occurred.
  for (const count of Object.values(ends)) expect(count).toBeGreaterThan(2);
});
