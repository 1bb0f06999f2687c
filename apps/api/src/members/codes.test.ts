import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { seedCompany } from '../testing/seed.ts';
import {
  type CodeSubject,
  dropOldCodes,
  findCooldown,
  forgetCode,
  guessCode,
  storeCode,
  useCode,
} from './codes.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  await db.reset();
  await seedCompany(db, 'demo');
});
afterAll(() => db.close());

const SUBJECT: CodeSubject = { companyId: 'demo', phone: '+60123456789', purpose: 'sign_up' };
const RESET: CodeSubject = { ...SUBJECT, purpose: 'reset_password' };
const after = (seconds: number) => NOON.add({ seconds });
const send = (id: string, code: string, now = NOON, subject = SUBJECT) =>
  db.transaction((tx) => storeCode(tx, subject, { id, salt: `salt of ${id}`, code }, now));
const guess = (code: string, now = after(1), subject = SUBJECT) =>
  guessCode(db, subject, code, now);
const use = (id: string) => db.transaction((tx) => useCode(tx, id, after(2)));
const cooldown = (now: Temporal.Instant, subject = SUBJECT) =>
  db.transaction((tx) => findCooldown(tx, subject, now));

describe('a code', () => {
  test('is right for its number, its purpose and five minutes', async () => {
    await send('first', '123456');
    expect(await guess('123456', after(299))).toEqual({ outcome: 'right', codeId: 'first' });
    expect(await guess('123457', after(299))).toEqual({ outcome: 'wrong' });
    expect(await guess('123456', after(300))).toEqual({ outcome: 'spent' });
    expect(await guess('123456', after(1), RESET)).toEqual({ outcome: 'spent' });
    const elsewhere = { ...SUBJECT, phone: '+60123456780' };
    expect(await guess('123456', after(1), elsewhere)).toEqual({ outcome: 'spent' });
  });

  test('allows five guesses, also when all come at once', async () => {
    await send('first', '123456');
    const guesses = Array.from({ length: 50 }, (_, n) => guess(String(n).padStart(6, '0')));
    const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(await guess('123456')).toEqual({ outcome: 'spent' });
  });

  test('is used once, however many use it at once', async () => {
    await send('first', '123456');
    const used = await Promise.all([use('first'), use('first'), use('first')]);
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await guess('123456')).toEqual({ outcome: 'spent' });
  });

  test('gives way to the next one', async () => {
    await send('first', '111111');
    await send('second', '222222', after(120));
    expect(await guess('111111', after(121))).toEqual({ outcome: 'wrong' });
    expect(await guess('222222', after(121))).toEqual({ outcome: 'right', codeId: 'second' });
  });

  test('is not kept in words', async () => {
    await send('first', '907856');
    const kept = await db.query(sql`select c::text as text from one_time_codes c`);
    expect(JSON.stringify(kept)).not.toContain('907856');
  });
});

describe('the next message', () => {
  test('has to wait for two minutes, and says whether a code can be entered meanwhile', async () => {
    await send('first', '123456');
    const resendAt = after(120);
    expect(await cooldown(after(119))).toEqual({ resendAt, expiresAt: after(300) });
    expect(await cooldown(after(119), RESET)).toEqual({ resendAt, expiresAt: null });
    expect(await cooldown(after(120))).toBeNull();
    await use('first');
    expect(await cooldown(after(119))).toEqual({ resendAt, expiresAt: null });
  });

  test('need not wait for one that could not be sent, and the one before counts again', async () => {
    await send('first', '111111');
    await send('second', '222222', after(120));
    await forgetCode(db, 'second');
    expect(await cooldown(after(121))).toBeNull();
    expect(await guess('111111', after(121))).toEqual({ outcome: 'right', codeId: 'first' });
  });
});

test('codes are let go of after a day', async () => {
  await send('first', '111111');
  await dropOldCodes(db, after(86_400));
  expect(await db.query(sql`select id from one_time_codes`)).toHaveLength(1);
  await dropOldCodes(db, after(86_401));
  expect(await db.query(sql`select id from one_time_codes`)).toEqual([]);
});
