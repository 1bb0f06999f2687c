import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import type { TestDb } from '../../../platform/db/testing/open-test-db.ts';
import { NOON } from '../../../testing/restaurant.ts';
import { openSeededDb } from '../../../testing/seed/open-seeded-db.ts';
import { insertMember } from './new-member.ts';

let db: TestDb;
beforeAll(async () => {
  db = await openSeededDb();
});
beforeEach(() => db.reset());
afterAll(() => db.close());

const MEMBER = { companyId: 'demo', passwordHash: '$argon2id$' };

/** Creates a member with the first of the numbers that is accepted. Returns that number. */
async function join(id: string, ...numbers: readonly string[]): Promise<string | undefined> {
  const drawn = [...numbers];
  const member = { ...MEMBER, id, phone: `+6011${id}` };
  await db.transaction((tx) => insertMember(tx, member, () => drawn.shift() ?? '', NOON));
  const row = await db.one<{ member_no: string }>(
    sql`select member_no from members where id = ${id}`,
  );
  return row?.member_no;
}

test('draws another member number if one is taken', async () => {
  expect(await join('1000001', '4821093657')).toBe('4821093657');
  expect(await join('1000002', '4821093657', '4821093658')).toBe('4821093658');
});

test('draws another member number if one is a mobile number', async () => {
  expect(await join('1000001', '0123456789', '0173456789', '2123456789')).toBe('2123456789');
});
