import { expect, test } from 'vitest';
import { createProgress, minutes } from './progress.ts';

test('writes the progress every ten seconds and at the end', () => {
  let now = 5_000;
  const lines: string[] = [];
  const progress = createProgress(
    () => now,
    (line) => lines.push(line),
  );
  const reach = (seconds: number, done: number, failed = 0) => {
    now = 5_000 + seconds * 1000;
    progress.reach({ done, of: 9, unit: 'files', failed });
  };
  reach(1, 1);
  reach(9.9, 4);
  reach(10, 5);
  reach(12, 6);
  reach(21, 7, 1);
  reach(22, 9, 1);
  expect(lines).toEqual([
    '5 of 9 files, 0 failed, 0:10',
    '7 of 9 files, 1 failed, 0:21',
    '9 of 9 files, 1 failed, 0:22',
  ]);
});

test.each([
  [0, '0:00'],
  [59_499, '0:59'],
  [59_500, '1:00'],
  [760_000, '12:40'],
])('formats %d ms as %s', (milliseconds, text) => {
  expect(minutes(milliseconds)).toBe(text);
});
