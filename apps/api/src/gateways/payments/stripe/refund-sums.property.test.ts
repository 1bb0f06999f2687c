import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  codeFrom,
  openRefundCounter,
  placeMixedOrder,
  type RefundCounter,
} from '../../../testing/refunds.ts';
import { NOON } from '../../../testing/restaurant.ts';
import type { Behaviour } from './testing/stripe-emulator.ts';
import { openStripeRestaurant, type StripeRestaurant } from './testing/stripe-restaurant.ts';

/** Total of the order in sen: two claypots and two crabs. */
const PAID = 13_580;

type Step =
  | { readonly kind: 'amount'; readonly amount: number; readonly presses: number }
  | { readonly kind: 'line'; readonly line: 0 | 1; readonly presses: number }
  | { readonly kind: 'unavailable'; readonly line: 0 | 1 }
  | { readonly kind: 'reject' }
  | { readonly kind: 'work'; readonly stripe: Behaviour };

const presses = fc.integer({ min: 1, max: 3 });
const line = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.constantFrom(4580, 9000, PAID)),
    presses,
  }),
  fc.record({ kind: fc.constant('line' as const), line, presses }),
  fc.record({ kind: fc.constant('unavailable' as const), line }),
  fc.record({ kind: fc.constant('reject' as const) }),
  fc.record({
    kind: fc.constant('work' as const),
    stripe: fc.constantFrom<Behaviour>('well', 'lost', 'fault', 'down'),
  }),
);

let restaurant: StripeRestaurant;
let counter: RefundCounter;

beforeAll(async () => {
  restaurant = await openStripeRestaurant();
});
afterAll(() => restaurant.close());

/**
 * What the refunds should add up to, by rules that are written down here once more: prices of the
 * menu, each line once, never more than the payment.
 */
class Model {
  refunded = 0;
  isCancelled = false;
  readonly #refundedLines = new Set<number>();
  readonly #unavailable = new Set<number>();

  apply(each: Step): void {
    if (each.kind === 'amount' && this.#left() >= each.amount) this.refunded += each.amount;
    if (each.kind === 'line') this.#refundLine(each.line, 'exactly');
    if (each.kind === 'reject') this.#cancel();
    if (each.kind !== 'unavailable' || this.isCancelled || this.#unavailable.has(each.line)) return;
    this.#unavailable.add(each.line);
    if (this.#unavailable.size === 2) this.#cancel();
    else this.#refundLine(each.line, 'at most');
  }

  #left(): number {
    return PAID - this.refunded;
  }

  #refundLine(which: number, how: 'exactly' | 'at most'): void {
    const price = which === 0 ? 4580 : 9000;
    if (this.#refundedLines.has(which)) return;
    if (how === 'exactly' && price > this.#left()) return;
    const amount = Math.min(price, this.#left());
    if (amount === 0) return;
    this.#refundedLines.add(which);
    this.refunded += amount;
  }

  #cancel(): void {
    if (this.isCancelled) return;
    this.isCancelled = true;
    this.refunded = PAID;
  }
}

/** Takes a step. Presses of one key arrive at the same moment. */
async function take(id: string, lineIds: readonly string[], each: Step): Promise<void> {
  const press = counter.press();
  switch (each.kind) {
    case 'work':
      restaurant.stripe.behaviour = each.stripe;
      await restaurant.work(restaurant.clock.now().add({ minutes: 2 }));
      restaurant.stripe.behaviour = 'well';
      return;
    case 'unavailable': {
      const body = { line_ids: [lineIds[each.line] ?? ''], reason: 'OTHER', text: 'x' } as const;
      await codeFrom(counter.markUnavailable(id, { ...body, line_ids: [...body.line_ids] }, press));
      return;
    }
    case 'reject':
      await codeFrom(
        counter.sdk.rejectOrder({
          path: { id },
          headers: press,
          body: { from: 'PREPARING', reason: 'CLOSED', text: null, sold_out_line_ids: [] },
        }),
      );
      return;
    default: {
      const body =
        each.kind === 'amount'
          ? { amount: cents(each.amount) }
          : { line_ids: [lineIds[each.line] ?? ''] };
      const calls = Array.from({ length: each.presses }, () =>
        codeFrom(counter.refund(id, body, press)),
      );
      await Promise.all(calls);
    }
  }
}

test('refunds at Stripe add up to ours and to the model, in any sequence of steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await restaurant.reset();
      counter = await openRefundCounter(restaurant);
      const { id } = await placeMixedOrder(restaurant);
      const session = restaurant.stripe.sessionOf((await restaurant.payment()).id);
      restaurant.stripe.ledger.pay(session.id, 'card', Math.floor(NOON.epochMilliseconds / 1000));
      await restaurant.sendEvent('checkout.session.completed', session);
      const { refunds } = await counter.ticket(id);
      const lineIds = refunds.line_amounts.map(({ line_id }) => line_id);
      const model = new Model();
      for (const each of steps) {
        await take(id, lineIds, each);
        model.apply(each);
      }
      for (let turn = 0; turn < 2; turn += 1) {
        await restaurant.work(restaurant.clock.now().add({ minutes: 5 }));
      }
      const stored = await restaurant.db.query<{ amount: number; state: string }>(
        sql`select amount, state from refunds`,
      );
      const atStripe = [...restaurant.stripe.ledger.refunds.values()];
      const sumOf = (rows: readonly { readonly amount: number }[]) =>
        rows.reduce((sum, { amount }) => sum + amount, 0);
      expect(sumOf(stored)).toBe(model.refunded);
      expect(sumOf(atStripe)).toBe(model.refunded);
      expect(stored.every(({ state }) => state === 'refunded')).toBe(true);
      expect(new Set(atStripe.map(({ part }) => part)).size).toBe(atStripe.length);
      expect(model.refunded).toBeLessThanOrEqual(PAID);
    }),
    { numRuns: 25 },
  );
});

test('a bank that returns a refund later makes it failed', async () => {
  await restaurant.reset();
  counter = await openRefundCounter(restaurant);
  const { id } = await placeMixedOrder(restaurant);
  const session = restaurant.stripe.sessionOf((await restaurant.payment()).id);
  restaurant.stripe.ledger.pay(session.id, 'card', Math.floor(NOON.epochMilliseconds / 1000));
  await restaurant.sendEvent('checkout.session.completed', session);
  restaurant.stripe.ledger.refundsBegin = 'pending';
  await counter.refund(id, { amount: cents(1000) });
  const stateAfter = async (minutes: number) => {
    await restaurant.work(NOON.add({ minutes }));
    return (await counter.ticket(id)).refunds.list.map(({ state }) => state);
  };
  expect(await stateAfter(1)).toEqual(['refunding']);
  const [refund] = restaurant.stripe.ledger.refunds.values();
  if (refund === undefined) throw new Error('Stripe has no refund');
  const report = (type: string) =>
    restaurant.notify(restaurant.stripe.event(type, { id: refund.id, object: 'refund' }));
  refund.status = 'succeeded';
  await report('refund.updated');
  expect(await stateAfter(2)).toEqual(['refunded']);
  refund.status = 'failed';
  await report('refund.failed');
  expect(await stateAfter(3)).toEqual(['failed']);
  expect(restaurant.reported).toMatchObject([{ name: 'RefundFailed' }]);
});
