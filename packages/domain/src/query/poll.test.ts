import { expect, it } from 'vitest';
import { pollWhile } from './poll.ts';

const look = pollWhile((status: string) => status !== 'done', { after: 5000, most: 60_000 });

it('looks again while something is under way, ever more seldom while nobody answers', () => {
  expect([0, 1, 2, 3, 4, 40].map((unanswered) => look('cooking', unanswered))).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});

it('looks no more once it is over', () => {
  expect(look('done', 0)).toBeNull();
});
