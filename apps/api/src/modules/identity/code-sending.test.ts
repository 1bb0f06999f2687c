import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDb } from '../../platform/db/testing/open-test-db.ts';
import { openSeededDb } from '../../testing/seed/open-seeded-db.ts';
import { issueCode } from './code-sending.ts';
import type { CodeSubject } from './codes.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');
const SUBJECT: CodeSubject = { companyId: 'demo', phone: '+60123456789', purpose: 'sign_up' };
const HERE = '203.0.113.7';

let db: TestDb;
let codeCount: number;
beforeAll(async () => {
  db = await openSeededDb();
});
beforeEach(async () => {
  await db.reset();
  codeCount = 0;
});
afterAll(() => db.close());

/** Requests a code. @param minutes time since noon */
async function ask(minutes: number, address = HERE): Promise<string> {
  codeCount += 1;
  const random = {
    uuid: () => `code-${codeCount}`,
    token: () => `salt-${codeCount}`,
    digits: (count: number) => '1'.repeat(count),
  };
  const now = NOON.add({ minutes });
  const asking = { db, memberKey: new Uint8Array(32), random, address, now };
  const issued = await issueCode(asking, SUBJECT);
  return 'because' in issued ? issued.because : 'issued';
}

test('issues ten codes in a day for one address, and one for another address afterwards', async () => {
  for (let count = 0; count < 10; count += 1) expect(await ask(count * 10)).toBe('issued');
  expect(await ask(100)).toBe('too_many');
  expect(await ask(100, '203.0.113.8')).toBe('issued');
});

test('issues no second code within the waiting time', async () => {
  expect(await ask(0)).toBe('issued');
  expect(await ask(1)).toBe('sent_already');
});
