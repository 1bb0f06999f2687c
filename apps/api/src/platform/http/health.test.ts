import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

test('a database that is busy and answered a moment ago is up, without waiting for it', async () => {
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

test('however many ask at once, the database is asked once', async () => {
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
