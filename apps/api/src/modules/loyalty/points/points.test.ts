import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TestDb } from '../../../platform/db/testing/open-test-db.ts';
import { openSeededDb } from '../../../testing/seed/open-seeded-db.ts';
import { findMember } from '../members/members.ts';
import { insertMember } from '../members/new-member.ts';
import { addPoints, spendPoints } from './points.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');

let db: TestDb;
beforeAll(async () => {
  db = await openSeededDb();
});
beforeEach(() => db.reset());
afterAll(() => db.close());

let entryCount = 0;
/** Creates a member and returns the id. */
async function join(): Promise<string> {
  entryCount += 1;
  const id = `member-${entryCount}`;
  const phone = `+6011${String(entryCount).padStart(7, '0')}`;
  const member = { id, companyId: 'demo', phone, passwordHash: '$argon2id$' };
  const digits = (count: number) => String(entryCount).padStart(count, '0');
  await db.transaction((tx) => insertMember(tx, member, digits, NOON));
  return id;
}

const balanceOf = async (id: string) => (await findMember(db, 'demo', id, NOON))?.point;

test('balances equal the sum of their entries and stay non-negative under concurrent changes', async () => {
  const change = fc.integer({ min: -50, max: 50 }).filter((amount) => amount !== 0);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const id = await join();
      const written = await Promise.all(
        changes.map((amount) =>
          db
            .execute(sql`
              insert into point_entries (company_id, member_id, type, amount, created_at)
              values ('demo', ${id}, 'voucher_redeem', ${amount}, ${NOON})`)
            .then(
              () => amount,
              (error: { constraint: string }) => {
                expect(error.constraint).toBe('point_entries_not_below_zero');
                return 0;
              },
            ),
        ),
      );
      const balance = await balanceOf(id);
      expect(balance).toBe(written.reduce((sum, amount) => sum + amount, 0));
      expect(balance).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 25 },
  );
});

test('writes the sign-up reward once, and no entry for 0 points', async () => {
  const memberId = await join();
  const welcome = (amount: number) =>
    db.transaction((tx) =>
      addPoints(tx, { memberId, type: 'sign_up_reward', amount, orderId: null }, NOON),
    );
  expect(await welcome(0)).toBe(false);
  const results = await Promise.all([welcome(100), welcome(100), welcome(100)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await balanceOf(memberId)).toBe(100);
});

test('orders entries by commit, so that no intermediate balance is negative', async () => {
  const memberId = await join();
  const enter = (tx: Queryable, amount: number) =>
    tx.execute(sql`
      insert into point_entries (company_id, member_id, type, amount, created_at)
      values ('demo', ${memberId}, 'refund', ${amount}, ${NOON})`);
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const filled = db.transaction(async (tx) => {
    await tx.query(sql`select 1 as locked from members where id = ${memberId} for no key update`);
    locked();
    await setTimeout(100);
    await enter(tx, 20);
  });
  await isLocked;
  // The second entry waits for the lock on the member's row. The first one covers it.
  await Promise.all([filled, enter(db, -20)]);
  expect(
    await db.query(sql`
    select amount from point_entries where member_id = ${memberId} order by position`),
  ).toEqual([{ amount: 20 }, { amount: -20 }]);
});

test.each([
  ['point_entries', 'type', `'voucher_redeem'`],
  ['wallet_entries', 'type, account', `'refund', 'counter'`],
])('rejects updates and deletes of %s', async (table, columns, values) => {
  const memberId = await join();
  await db.transaction(async (tx) => {
    await tx.script(
      `insert into ${table} (company_id, member_id, ${columns}, amount, created_at)
       values ('demo', '${memberId}', ${values}, 5, '2026-11-21')`,
    );
  });
  for (const statement of [`update ${table} set amount = 6`, `delete from ${table}`]) {
    await expect(db.transaction((tx) => tx.script(statement))).rejects.toThrow('append-only');
  }
});

test('rejects with NOT_ENOUGH_POINT for a low balance, and with another error for an unknown order', async () => {
  const memberId = await join();
  const spend = (orderId: string | null) =>
    db.transaction((tx) =>
      spendPoints(tx, { memberId, type: 'order_discount', amount: -10, orderId }, NOON),
    );
  await expect(spend(null)).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINT' });
  const reward = { memberId, type: 'sign_up_reward', amount: 50, orderId: null } as const;
  await db.transaction((tx) => addPoints(tx, reward, NOON));
  await expect(spend('not-an-order')).rejects.toMatchObject({ name: 'DbError' });
});
