import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql, toStatement } from '../../../../platform/db/sql.ts';
import { openTestDb } from '../../../../platform/db/testing/open-test-db.ts';
import { watchDb } from '../../../../testing/db/watch-db.ts';
import { PASSWORD, PHONE, signUp } from '../../../../testing/members.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
/** True if another device closes the account before the member is read. */
let isClosedMeanwhile = false;
beforeAll(async () => {
  const db = watchDb(await openTestDb(), async (statement, tx) => {
    const isOfMember = toStatement(statement).text.includes('m.password_hash, m.member_no');
    if (!isClosedMeanwhile || !isOfMember) return;
    isClosedMeanwhile = false;
    await tx.execute(sql`
      update members set phone_no = null, full_name = null, email = null, avatar = null,
        password_hash = '$argon2id$', closed_at = ${NOON}`);
  });
  restaurant = await openRestaurant(undefined, async () => db);
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

test('returns SESSION_EXPIRED when the account is closed after the token was checked', async () => {
  const { sdk, user } = await signUp(restaurant);
  isClosedMeanwhile = true;
  const body = { phone_no: PHONE, old_password: PASSWORD, password: 'satay-99' };
  await expect(sdk.updatePassword({ path: { id: user.id }, body })).rejects.toMatchObject({
    code: 'SESSION_EXPIRED',
  });
  expect(isClosedMeanwhile).toBe(false);
  expect(restaurant.reported).toEqual([]);
});
