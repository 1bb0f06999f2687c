import { expect, test } from 'vitest';
import { atMostAtOnce, TooBusy } from './at-most-at-once.ts';

test('runs up to the limit concurrently and the rest in order of arrival', async () => {
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

test('runs the next task after a failed one', async () => {
  const inTurn = atMostAtOnce(1, 1);
  const failed = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('throws TooBusy when the queue is full', async () => {
  const inTurn = atMostAtOnce(1, 1);
  const [first, second, third] = [1, 2, 3].map((name) => inTurn(async () => name));
  await expect(third).rejects.toThrow(TooBusy);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});
