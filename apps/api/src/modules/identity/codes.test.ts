import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import type { TestDb } from '../../platform/db/testing/open-test-db.ts';
import { afterLocked } from '../../testing/db/locked-rows.ts';
import { openSeededDb } from '../../testing/seed/open-seeded-db.ts';
import {
  type CodeSubject,
  deleteCode,
  dropOldCodes,
  findCooldown,
  guessCode,
  storeCode,
  useCode,
} from './codes.ts';

const KEY = Buffer.from('a key that is in no table');
const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');

let db: TestDb;
beforeAll(async () => {
  db = await openSeededDb();
});
beforeEach(() => db.reset());
afterAll(() => db.close());

const SUBJECT: CodeSubject = { companyId: 'demo', phone: '+60123456789', purpose: 'sign_up' };
const RESET: CodeSubject = { ...SUBJECT, purpose: 'reset_password' };
const after = (seconds: number) => NOON.add({ seconds });
const send = (id: string, code: string, now = NOON, subject = SUBJECT) =>
  db.transaction((tx) => storeCode(tx, KEY, subject, { id, salt: `salt of ${id}`, code }, now));
const guess = (code: string, now = after(1), subject = SUBJECT, address = '192.0.2.1') =>
  guessCode(db, KEY, subject, { code, address }, now);
const HERE = (code: string) => ({ code, address: '192.0.2.1' });
const use = (id: string) => db.transaction((tx) => useCode(tx, 'demo', id, after(2)));
const cooldown = (now: Temporal.Instant, subject = SUBJECT) =>
  db.transaction((tx) => findCooldown(tx, KEY, subject, '192.0.2.1', now));

describe('one-time code', () => {
  test('is valid for its number and purpose for five minutes', async () => {
    await send('first', '123456');
    expect(await guess('123456', after(299))).toEqual({ outcome: 'right', codeId: 'first' });
    expect(await guess('123457', after(299))).toEqual({ outcome: 'wrong' });
    expect(await guess('123456', after(300))).toEqual({ outcome: 'expired' });
    expect(await guess('123456', after(1), RESET)).toEqual({ outcome: 'expired' });
    const elsewhere = { ...SUBJECT, phone: '+60123456780' };
    expect(await guess('123456', after(1), elsewhere)).toEqual({ outcome: 'expired' });
  });

  test('allows five guesses, even concurrent ones', async () => {
    await send('first', '123456');
    const guesses = Array.from({ length: 50 }, (_, n) => guess(String(n).padStart(6, '0')));
    const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(await guess('123456')).toEqual({ outcome: 'expired' });
  });

  test.each([
    ['uses it', sql`update one_time_codes set used_at = ${after(1)}`],
    ['takes its last try', sql`update one_time_codes set tries_left = 0`],
  ])('is rejected after waiting for another session that %s', async (_, change) => {
    await send('first', '123456');
    const guessed = await afterLocked(
      db,
      (tx) => tx.execute(change),
      () => guess('123456'),
    );
    expect(guessed).toEqual({ outcome: 'expired' });
  });

  test('survives guesses of one address, but ends after twenty guesses overall', async () => {
    await send('first', '123456');
    const guessFrom = (address: string) => guess('000000', after(1), SUBJECT, address);
    for (let n = 0; n < 9; n += 1) await guessFrom('203.0.113.9');
    expect(await guess('123456')).toEqual({ outcome: 'right', codeId: 'first' });
    for (let n = 0; n < 40; n += 1) await guessFrom(`198.51.100.${n}`);
    expect(await guess('123456')).toEqual({ outcome: 'expired' });
  });

  test('limits an address to thirty guesses across all numbers', async () => {
    const phones = Array.from({ length: 10 }, (_, n) => `+6012345670${n}`);
    const outcomes: string[] = [];
    for (const phone of phones) {
      const subject = { ...SUBJECT, phone };
      await send(phone, '123456', NOON, subject);
      for (let n = 0; n < 4; n += 1) {
        outcomes.push((await guess('000000', after(1), subject)).outcome);
      }
    }
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(30);
    const subject = { ...SUBJECT, phone: phones[9] ?? '' };
    const elsewhere = await guess('123456', after(2), subject, '198.51.100.1');
    expect(elsewhere.outcome).toBe('right');
  });

  test('is used once by concurrent requests', async () => {
    await send('first', '123456');
    const used = await Promise.all([use('first'), use('first'), use('first')]);
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await guess('123456')).toEqual({ outcome: 'expired' });
  });

  test('is replaced by the next one', async () => {
    await send('first', '111111');
    await send('second', '222222', after(120));
    expect(await guess('111111', after(121))).toEqual({ outcome: 'wrong' });
    expect(await guess('222222', after(121))).toEqual({ outcome: 'right', codeId: 'second' });
  });

  test('is not stored in plain text', async () => {
    await send('first', '907856');
    const stored = await db.query(sql`select c::text as text from one_time_codes c`);
    expect(JSON.stringify(stored)).not.toContain('907856');
  });

  test('cannot be found by brute force in a stolen table', async () => {
    await send('first', '907856');
    const stolen = await db.one<{ salt: string; code_hash: string }>(
      sql`select salt, code_hash from one_time_codes`,
    );
    const { salt = '', code_hash = '' } = stolen ?? {};
    for (const text of [`${salt}:907856`, JSON.stringify(['code', salt, '907856'])]) {
      expect(createHash('sha256').update(text).digest('hex')).not.toBe(code_hash);
      expect(createHmac('sha256', salt).update(text).digest('hex')).not.toBe(code_hash);
    }
    expect(await guessCode(db, Buffer.from('another'), SUBJECT, HERE('907856'), after(1))).toEqual({
      outcome: 'wrong',
    });
  });
});

describe('cooldown between messages', () => {
  test('is two minutes and returns until when a code can be entered', async () => {
    await send('first', '123456');
    const resendAt = after(120);
    expect(await cooldown(after(119))).toEqual({ resendAt, expiresAt: after(300) });
    expect(await cooldown(after(119), RESET)).toEqual({ resendAt, expiresAt: null });
    expect(await cooldown(after(120))).toBeNull();
    await use('first');
    expect(await cooldown(after(119))).toEqual({ resendAt, expiresAt: null });
  });

  test('does not apply after a failed message, and the earlier code is valid again', async () => {
    await send('first', '111111');
    await send('second', '222222', after(120));
    await deleteCode(db, 'demo', 'second');
    expect(await cooldown(after(121))).toBeNull();
    expect(await guess('111111', after(121))).toEqual({ outcome: 'right', codeId: 'first' });
  });
});

test('deletes codes by the time they were sent', async () => {
  await send('first', '111111');
  await dropOldCodes(db, NOON);
  expect(await db.query(sql`select id from one_time_codes`)).toHaveLength(1);
  await dropOldCodes(db, after(1));
  expect(await db.query(sql`select id from one_time_codes`)).toEqual([]);
});
