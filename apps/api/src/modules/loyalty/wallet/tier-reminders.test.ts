import { expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import type { Joined } from '../../../testing/join-member.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { grantLevel } from '../../../testing/wallet.ts';
import { checkEndingTiers } from './tier-reminders.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

/** Checks due grants and counts the SQL statements. */
function checkOnce() {
  let statements = 0;
  return restaurant.db.transaction(async (tx) => {
    const counted: Transaction = {
      ...tx,
      query(statement) {
        statements += 1;
        return tx.query(statement);
      },
    };
    const { count, ending } = await checkEndingTiers(counted, NOON, 10);
    return { statements, count, notifiedIds: ending.map(({ member_id }) => member_id) };
  });
}

test('runs one statement when no grant is due', async () => {
  await grantLevel(restaurant, mei.id, 2, NOON.add({ hours: 24 }));
  await restaurant.db.execute(sql`update tier_grants set remind_at = 'infinity'`);
  expect(await checkOnce()).toEqual({ statements: 1, count: 0, notifiedIds: [] });
});

test('returns a tier that ends within the reminder period, once', async () => {
  await grantLevel(restaurant, mei.id, 2, NOON.add({ hours: 24 }));
  expect(await checkOnce()).toEqual({ statements: 2, count: 1, notifiedIds: [mei.id] });
  expect(await checkOnce()).toEqual({ statements: 1, count: 0, notifiedIds: [] });
});
