import { expect, it } from 'vitest';
import { pollWhile } from './poll.ts';

const pollDelay = pollWhile((status: string) => status !== 'done', { after: 5000, most: 60_000 });

it('polls with increasing delays while requests fail', () => {
  expect([0, 1, 2, 3, 4, 40].map((unanswered) => pollDelay('cooking', unanswered))).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});

it('uses the delay given by the data', () => {
  const patient = pollWhile((wait: number) => wait > 0, { after: (wait) => wait, most: 60_000 });
  expect([patient(7000, 0), patient(7000, 1), patient(90_000, 0), patient(0, 0)]).toEqual([
    7000,
    14_000,
    60_000,
    null,
  ]);
});

it('stops once it is complete', () => {
  expect(pollDelay('done', 0)).toBeNull();
});
