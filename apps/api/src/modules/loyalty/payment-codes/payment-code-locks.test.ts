import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import type { Joined } from '../../../testing/join-member.ts';
import { codeAt, secretOf } from '../../../testing/payment-code.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { openSession } from '../../identity/index.ts';
import { openCodeCounter } from '../testing/code-counter.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

test('a device gets no secret if a sign-out commits first', async () => {
  const result = afterLocked(
    restaurant.db,
    (tx) => tx.execute(sql`delete from member_sessions`),
    () => secretOf(mei).catch((error: unknown) => error),
  );
  expect(await result).toMatchObject({ code: 'SESSION_EXPIRED' });
});

test('a device gets the secret that another request stores first', async () => {
  const token = 'token-of-another-device-of-the-member';
  await openSession(restaurant.db, mei.id, { token }, NOON);
  const first = await secretOf({ id: mei.id, sdk: restaurant.sdkOf('demo', 'en', token) });
  const result = await afterLocked(
    restaurant.db,
    (tx) =>
      tx.execute(sql`
        insert into payment_code_secrets (company_id, token_hash, member_id, secret, created_at)
        select s.company_id, s.token_hash, s.member_id, c.secret, c.created_at
        from member_sessions s, payment_code_secrets c where s.token_hash <> c.token_hash`),
    () => secretOf(mei),
  );
  expect(result).toBe(first);
});

test('a payment that waits for another one of the day is rejected if both exceed the limit', async () => {
  const counter = openCodeCounter(restaurant);
  const secret = await secretOf(mei);
  const result = await afterLocked(
    restaurant.db,
    (tx) =>
      tx.execute(sql`
        insert into payment_code_days (company_id, member_id, business_day, amount)
        values ('demo', ${mei.id}, '2026-11-21', 9950)`),
    () => counter.accept(mei.id, codeAt(secret, NOON), 51),
  );
  expect(result).toBe('CODE_LIMIT_EXCEEDED');
  expect(counter.errorData).toEqual({ left: '0.50' });
});

test('the database rejects a negative sum', async () => {
  const negative = restaurant.db.execute(sql`
    insert into payment_code_days (company_id, member_id, business_day, amount)
    values ('demo', ${mei.id}, '2026-11-21', -1)`);
  await expect(negative).rejects.toMatchObject({ constraint: 'payment_code_days_amount_check' });
});
