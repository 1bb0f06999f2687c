import { expect, it } from 'vitest';
import { pollWhile } from './poll.ts';

const look = pollWhile((status: string) => status !== 'done', { after: 5000, most: 60_000 });

it('looks again while something is under way, ever more seldom while nobody answers', () => {
  expect([0, 1, 2, 3, 4, 40].map((unanswered) => look('cooking', unanswered))).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});

it('looks as soon as the data tells', () => {
  const patient = pollWhile((wait: number) => wait > 0, { after: (wait) => wait, most: 60_000 });
  expect([patient(7000, 0), patient(7000, 1), patient(90_000, 0), patient(0, 0)]).toEqual([
    7000,
    14_000,
    60_000,
    null,
  ]);
});

it('looks no more once it is over', () => {
  expect(look('done', 0)).toBeNull();
});
