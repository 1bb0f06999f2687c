import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { OTHER_PHONE } from '../../../testing/members.ts';
import { codeAt, secretOf } from '../../../testing/payment-code.ts';
import { at, NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { seedCompany } from '../../../testing/seed/seed.ts';
import { openSession } from '../../identity/index.ts';
import { type CodeCounter, openCodeCounter } from '../testing/code-counter.ts';
import { dropOldCodeDays } from './code-days.ts';

let restaurant: Restaurant;
let mei: Joined;
let counter: CodeCounter;
let secret: string;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(async () => {
  counter = openCodeCounter(restaurant);
  secret = await secretOf(mei);
});

const later = (duration: Temporal.DurationLike) => restaurant.clock.now().add(duration);
/** Sets the clock and returns the code that the member's device shows then. */
function codeNow(time: Temporal.Instant = restaurant.clock.now()): string {
  restaurant.clock.set(time);
  return codeAt(secret, time);
}
/** A code that no step of the next half hour has. */
function wrongCode(): string {
  const codes = Array.from({ length: 70 }, (_, step) =>
    codeAt(secret, NOON.add({ seconds: 30 * (step - 5) })),
  );
  const wrong = ['000000', '111111', '222222'].find((code) => !codes.includes(code));
  if (wrong === undefined) throw new Error('All of these codes are right');
  return wrong;
}

describe('time', () => {
  test.each([
    ['of this step', 0, 'OK'],
    ['of the previous step', -30, 'OK'],
    ['of the next step', 30, 'OK'],
    ['of a photograph taken a minute ago', -60, 'PAYMENT_CODE_WRONG'],
    ['of a device with a clock a minute ahead', 60, 'PAYMENT_CODE_WRONG'],
    ['of a device with a clock an hour behind', -3600, 'PAYMENT_CODE_WRONG'],
    ['of a device with a clock an hour ahead', 3600, 'PAYMENT_CODE_WRONG'],
  ])('a code %s (%d s) returns %s', async (_, seconds, result) => {
    expect(await counter.accept(mei.id, codeAt(secret, NOON.add({ seconds })))).toBe(result);
  });

  test('a device that was offline for a week still shows right codes', async () => {
    expect(await counter.accept(mei.id, codeNow(NOON.add({ hours: 7 * 24 })))).toBe('OK');
  });
});

describe('use', () => {
  test('a code is accepted once', async () => {
    const code = codeNow();
    expect(await counter.accept(mei.id, code)).toBe('OK');
    expect(await counter.accept(mei.id, code)).toBe('PAYMENT_CODE_WRONG');
    expect(await counter.accept(mei.id, codeNow(later({ seconds: 30 })))).toBe('OK');
  });

  test('a code of an earlier step is rejected after a later one', async () => {
    const [earlier, now] = [codeAt(secret, NOON.subtract({ seconds: 30 })), codeNow()];
    expect(await counter.accept(mei.id, now)).toBe('OK');
    expect(await counter.accept(mei.id, earlier)).toBe('PAYMENT_CODE_WRONG');
  });

  test('of many tablets at once, one may use a code', async () => {
    const code = codeNow();
    const tablets = Array.from({ length: 5 }, () => counter.accept(mei.id, code));
    const results = await Promise.all(tablets);
    expect(results.filter((result) => result === 'OK')).toHaveLength(1);
    expect(await spent()).toBe(100);
  });

  test('a tablet that waits for another one’s payment is rejected once that commits', async () => {
    const code = codeNow();
    const step = Math.floor(NOON.epochMilliseconds / 30_000);
    const result = await afterLocked(
      restaurant.db,
      (tx) => tx.execute(sql`update payment_code_secrets set used_step = ${step}`),
      () => counter.accept(mei.id, code),
    );
    expect(result).toBe('PAYMENT_CODE_WRONG');
    expect(await spent()).toBe(0);
  });

  test('a payment that rolls back leaves code and limit unused', async () => {
    const code = codeNow();
    const failing = counter.accept(mei.id, code, 100, async () => {
      throw new Error('The wallet is too low');
    });
    await expect(failing).rejects.toThrow('The wallet is too low');
    expect(await spent()).toBe(0);
    expect(await counter.accept(mei.id, code)).toBe('OK');
  });
});

describe('owner', () => {
  test('a code of another member is rejected', async () => {
    const aisyah = await joinMember(restaurant, OTHER_PHONE);
    const other = await secretOf(aisyah);
    expect(await counter.accept(mei.id, codeAt(other, NOON))).toBe('PAYMENT_CODE_WRONG');
    expect(await counter.accept(aisyah.id, codeAt(other, NOON))).toBe('OK');
  });

  test('a member of another company is rejected', async () => {
    await seedCompany(restaurant.db, 'rival');
    const rival = openCodeCounter(restaurant, 'rival');
    expect(await rival.accept(mei.id, codeNow())).toBe('PAYMENT_CODE_WRONG');
  });

  test('each device has its own codes, and one does not use up another’s', async () => {
    const token = 'token-of-another-device-of-the-member';
    await openSession(restaurant.db, mei.id, { token }, NOON);
    const tablet = await secretOf({ id: mei.id, sdk: restaurant.sdkOf('demo', 'en', token) });
    expect(tablet).not.toBe(secret);
    expect(await counter.accept(mei.id, codeNow())).toBe('OK');
    expect(await counter.accept(mei.id, codeAt(tablet, NOON))).toBe('OK');
  });

  test('a device that has signed out is rejected', async () => {
    await mei.sdk.authLogout({ body: {} });
    expect(await counter.accept(mei.id, codeNow())).toBe('PAYMENT_CODE_WRONG');
    expect(await restaurant.db.query(sql`select secret from payment_code_secrets`)).toEqual([]);
  });

  test('a device that another one has signed out is rejected', async () => {
    const token = 'token-of-another-device-of-the-member';
    await openSession(restaurant.db, mei.id, { token }, NOON);
    const other = restaurant.sdkOf('demo', 'en', token);
    await other.sessionEndOthers({ body: { customer_id: mei.id } });
    expect(await counter.accept(mei.id, codeNow())).toBe('PAYMENT_CODE_WRONG');
  });

  test('a device with an expired session is rejected', async () => {
    expect(await counter.accept(mei.id, codeNow(NOON.add({ hours: 90 * 24 })))).toBe(
      'PAYMENT_CODE_WRONG',
    );
  });
});

describe('wrong codes', () => {
  async function enterWrong(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      expect(await counter.accept(mei.id, wrongCode())).toBe('PAYMENT_CODE_WRONG');
    }
  }

  test('five lock all codes of the member for 15 minutes', async () => {
    await enterWrong(5);
    expect(await counter.accept(mei.id, codeNow())).toBe('PAYMENT_CODES_LOCKED');
    expect(counter.errorData).toEqual({ retry_at: NOON.add({ minutes: 15 }).toString() });
    const almost = NOON.add({ minutes: 14, seconds: 59 });
    expect(await counter.accept(mei.id, codeNow(almost))).toBe('PAYMENT_CODES_LOCKED');
    expect(await counter.accept(mei.id, codeNow(NOON.add({ minutes: 15 })))).toBe('OK');
  });

  test('five at once leave no sixth try', async () => {
    const wrong = Array.from({ length: 5 }, () => counter.accept(mei.id, wrongCode()));
    expect(new Set(await Promise.all(wrong))).toEqual(new Set(['PAYMENT_CODE_WRONG']));
    expect(await counter.accept(mei.id, codeNow())).toBe('PAYMENT_CODES_LOCKED');
  });

  test('four lock nothing, and right codes are not counted', async () => {
    await enterWrong(4);
    for (const minutes of [1, 2, 3]) {
      expect(await counter.accept(mei.id, codeNow(NOON.add({ minutes })))).toBe('OK');
    }
  });

  test('of one member do not lock those of another', async () => {
    await enterWrong(5);
    const aisyah = await joinMember(restaurant, OTHER_PHONE);
    expect(await counter.accept(aisyah.id, codeAt(await secretOf(aisyah), NOON))).toBe('OK');
  });
});

describe('limit of the day', () => {
  /** Pays with the code of a time. */
  const pay = (time: Temporal.Instant, sen: number) => counter.accept(mei.id, codeNow(time), sen);

  test('RM 100.00 are accepted, and one sen more is not', async () => {
    expect(await pay(NOON, 6000)).toBe('OK');
    expect(await pay(NOON.add({ minutes: 1 }), 4001)).toBe('CODE_LIMIT_EXCEEDED');
    expect(counter.errorData).toEqual({ left: '40.00' });
    expect(await pay(NOON.add({ minutes: 2 }), 4000)).toBe('OK');
    expect(await pay(NOON.add({ minutes: 3 }), 1)).toBe('CODE_LIMIT_EXCEEDED');
    expect(counter.errorData).toEqual({ left: '0.00' });
    expect(await spent()).toBe(10_000);
  });

  test('one payment above the limit is rejected, and its code stays unused', async () => {
    const code = codeNow();
    expect(await counter.accept(mei.id, code, 10_001)).toBe('CODE_LIMIT_EXCEEDED');
    expect(counter.errorData).toEqual({ left: '100.00' });
    expect(await counter.accept(mei.id, code, 10_000)).toBe('OK');
  });

  test('codes of two devices at once do not exceed it together', async () => {
    const token = 'token-of-another-device-of-the-member';
    await openSession(restaurant.db, mei.id, { token }, NOON);
    const other = await secretOf({ id: mei.id, sdk: restaurant.sdkOf('demo', 'en', token) });
    const results = await Promise.all([
      counter.accept(mei.id, codeNow(), 6000),
      counter.accept(mei.id, codeAt(other, NOON), 6000),
    ]);
    expect(results.toSorted()).toEqual(['CODE_LIMIT_EXCEEDED', 'OK']);
    expect(await spent()).toBe(6000);
  });

  test('a voucher alone needs none of it', async () => {
    expect(await pay(NOON, 10_000)).toBe('OK');
    expect(await pay(NOON.add({ minutes: 1 }), 0)).toBe('OK');
  });

  test('the company sets it', async () => {
    await restaurant.db.execute(sql`update companies set payment_code_limit = 500`);
    expect(await pay(NOON, 501)).toBe('CODE_LIMIT_EXCEEDED');
    expect(await pay(NOON, 500)).toBe('OK');
  });

  test('an evening across midnight is one day, until 04:00 of the company’s zone', async () => {
    expect(await pay(at('2026-11-21T23:30'), 6000)).toBe('OK');
    expect(await pay(at('2026-11-22T03:59'), 6000)).toBe('CODE_LIMIT_EXCEEDED');
    expect(await pay(at('2026-11-22T04:00'), 6000)).toBe('OK');
  });

  test('sums of past days are deleted, and the present one is not', async () => {
    await pay(NOON, 6000);
    await dropOldCodeDays(restaurant.db, NOON.add({ hours: 24 }));
    expect(await spent()).toBe(6000);
    await dropOldCodeDays(restaurant.db, NOON.add({ hours: 96 }));
    expect(await spent()).toBe(0);
  });
});

/** Returns what codes have paid. */
async function spent(): Promise<number> {
  const rows = await restaurant.db.query<{ amount: number }>(
    sql`select amount from payment_code_days`,
  );
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
