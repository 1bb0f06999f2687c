import 'temporal-polyfill/global';
import { randomUUID } from 'node:crypto';
import type { CounterSdk } from '@claypot/sdk/counter';
import { openCounter } from '../../e2e/support/open-counter.ts';
import { fillCart } from '../../e2e/support/prepare.ts';
import { words } from '../../e2e/support/texts.ts';
import { pickupOrder } from '../bench/demo.ts';
import { clientOf, decideAt } from '../chaos/retry.ts';

type Step = 'accept' | 'ready';

/** An order of a guest, and the steps that staff have taken. */
interface Sample {
  readonly name: string;
  readonly dish: string;
  readonly extras?: readonly string[];
  readonly qty: number;
  readonly remark?: string;
  /** Time for which the order is, in minutes from now. */
  readonly inMinutes?: number;
  readonly steps: readonly Step[];
}

const { branch, dish, large, egg, noScallion, kungPao, herbalTea, barley, choySum } = words.en;
const RICE = { dish, extras: [large, egg, noScallion] };

const SAMPLES: readonly Sample[] = [
  { name: 'Aisyah', ...RICE, qty: 2, steps: ['accept', 'ready'] },
  { name: '陈伟明', dish: kungPao, qty: 1, steps: ['accept', 'ready'] },
  { name: 'Kumar', dish, qty: 6, remark: 'No peanuts, please: allergy', steps: ['accept'] },
  { name: 'Siti', dish: herbalTea, qty: 3, steps: ['accept'] },
  { name: 'Hannah', dish: choySum, qty: 1, steps: ['accept'] },
  { name: '林美玲', dish, extras: [egg], qty: 2, remark: '饭少一点，谢谢', steps: ['accept'] },
  { name: 'Farid', dish: kungPao, qty: 1, inMinutes: 180, steps: ['accept'] },
  { name: 'Grace', dish: barley, qty: 4, steps: [] },
  { name: 'Zainab', ...RICE, qty: 1, remark: 'Call when you arrive', steps: [] },
  { name: 'Wei Jie', dish: kungPao, qty: 2, steps: [] },
];

/** Longer than the walk, so that no order is rejected meanwhile. */
const LIMITS = { escalate_after_minutes: 50, refuse_after_minutes: 60 };

/** Places orders of all states at the demo's first branch, accepted by hand. */
export async function placeCounterOrders(port: number): Promise<void> {
  const tablet = await openCounter(port, 'manual', LIMITS);
  for (const sample of SAMPLES) await place(`http://127.0.0.1:${port}`, tablet, sample);
}

async function place(url: string, tablet: CounterSdk, sample: Sample): Promise<void> {
  const { name, dish: dishName, extras = [], qty, remark = null, inMinutes, steps } = sample;
  const sdk = clientOf(url);
  const guest = { customer_id: null, guest_id: randomUUID() };
  const chosen = { branch, dish: dishName, extras, qty };
  const { branch_id } = await fillCart(sdk, guest, chosen);
  const total = await sdk.cartCalculateTotal({ body: guest });
  const placed = await sdk.cartCreateOrder({
    headers: { 'Idempotency-Key': randomUUID() },
    body: {
      ...pickupOrder(guest, branch_id, total),
      name,
      buyer_remark: remark,
      delivery_time: inMinutes === undefined ? null : quarterIn(inMinutes),
    },
  });
  await decideAt(`${url}${placed.payment_url}`, 'approved', AbortSignal.timeout(30_000));
  for (const step of steps) {
    await tablet.takeStep({
      path: { id: placed.id },
      headers: { 'Idempotency-Key': randomUUID() },
      body: {
        step,
        from: step === 'accept' ? 'PENDING' : 'PREPARING',
        ready_in_minutes: null,
        rider: null,
      },
    });
  }
}

/** Returns the next quarter of an hour after that many minutes. */
function quarterIn(minutes: number): string {
  return Temporal.Now.instant()
    .add({ minutes })
    .round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' })
    .toString();
}
