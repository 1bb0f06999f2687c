import { expect, test } from 'vitest';
import { atMostAtOnce, TooBusy } from './at-most-at-once.ts';

test('so many run at once, the others in the order they came', async () => {
  const inTurn = atMostAtOnce(2, 10);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (name: number) =>
    inTurn(async () => {
      started.push(name);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return name;
    });
  expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a failure makes room for the next', async () => {
  const inTurn = atMostAtOnce(1, 1);
  const failed = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('nobody waits behind too many', async () => {
  const inTurn = atMostAtOnce(1, 1);
  const [first, second, third] = [1, 2, 3].map((name) => inTurn(async () => name));
  await expect(third).rejects.toThrow(TooBusy);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});
