import { cents } from '@claypot/sdk';
import { beforeEach, expect, test } from 'vitest';
import type { Payments } from '../../gateways/payments/payments.ts';
import { sql } from '../../platform/db/sql.ts';
import { beginWithMember } from '../../testing/begin-with-member.ts';
import { placeOrder } from '../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../testing/restaurant.ts';
import { dueColumns, openPaymentSession, type StoredPayment } from './payment-session.ts';

let restaurant: Restaurant;
beginWithMember((begun) => {
  ({ restaurant } = begun);
});

let created: number;
let voided: string[];
/** Hook that runs while the provider opens the session. */
let meanwhile: () => Promise<unknown>;
beforeEach(async () => {
  await placeOrder(restaurant);
  created = 0;
  voided = [];
  meanwhile = async () => undefined;
});

/** Opens the session of the only payment. */
async function open(): Promise<string | null> {
  const { db, sandbox } = restaurant;
  const stored = await db.one<StoredPayment>(sql`select ${dueColumns} from payments p`);
  if (stored === null) throw new Error('Nothing is to be paid');
  const name = { en: 'Claypot', zh_CN: '煲' };
  const payments: Payments = Object.assign(Object.create(sandbox), {
    async createSession() {
      created += 1;
      await meanwhile();
      return { paymentUrl: '/pay/another-page', sessionId: 'session-1' };
    },
    async void({ reference }: { reference: string }) {
      voided.push(reference);
      return 'voided' as const;
    },
  });
  const due = { ...stored, amount: cents(4580), merchant: name, description: name };
  return openPaymentSession({ db, payments, now: NOON }, due);
}

test('returns the stored page without a request to the provider when the session is open', async () => {
  const stored = await restaurant.db.one<{ payment_url: string }>(
    sql`select payment_url from payments`,
  );
  expect(await open()).toBe(stored?.payment_url);
  expect(created).toBe(0);
});

test('opens a session and stores its page when the payment has none', async () => {
  await restaurant.db.execute(sql`update payments set payment_url = null, session_id = null`);
  expect(await open()).toBe('/pay/another-page');
  expect(await open()).toBe('/pay/another-page');
  expect(created).toBe(1);
  expect(voided).toEqual([]);
});

test('voids the session and returns no page when the payment is closed meanwhile', async () => {
  const { db } = restaurant;
  await db.execute(sql`update payments set payment_url = null, session_id = null`);
  meanwhile = () => db.execute(sql`update payments set state = 'voided'`);
  expect(await open()).toBeNull();
  expect(voided).toHaveLength(1);
});
