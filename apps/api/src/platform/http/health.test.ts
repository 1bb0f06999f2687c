import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

test('returns 200 without waiting when the database is slow but has just responded', async () => {
  let now = 0;
  const busy = Promise.withResolvers<void>();
  const answers = [Promise.resolve(), busy.promise];
  const check = createHealth({ ping: () => answers.shift() ?? Promise.reject() }, () => now);
  expect((await check()).status).toBe(200);
  now += 14_000;
  expect((await check()).status).toBe(200);
  busy.reject(new Error('away'));
  await busy.promise.catch(() => undefined);
  expect((await check()).status).toBe(503);
});

test('pings the database once for concurrent checks', async () => {
  let pings = 0;
  const check = createHealth({
    ping: async () => {
      pings += 1;
    },
  });
  const all = await Promise.all(Array.from({ length: 50 }, check));
  expect(all.every(({ status }) => status === 200)).toBe(true);
  expect(pings).toBe(1);
});
