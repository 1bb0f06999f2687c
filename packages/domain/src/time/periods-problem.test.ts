import { expect, test } from 'vitest';
import { periodsProblem } from './index.ts';

const periods = (...texts: string[]) =>
  texts.map((text) => {
    const [open = '', close = ''] = text.split('-');
    return { open, close };
  });

test.each([
  [[], null],
  [['10:00-22:00'], null],
  [['18:00-02:00'], null],
  [['18:00-00:00'], null],
  [['00:00-00:00'], null],
  [['11:00-15:00', '17:30-22:00'], null],
  [['11:00-15:00', '17:30-01:00'], null],
  [['10:00-10:00'], { index: 0, problem: 'equal' }],
  [['00:00-00:00', '10:00-12:00'], { index: 0, problem: 'equal' }],
  [['11:00-15:00', '14:00-22:00'], { index: 1, problem: 'overlap' }],
  [['11:00-15:00', '15:00-22:00'], { index: 1, problem: 'overlap' }],
  [['17:00-22:00', '11:00-15:00'], { index: 1, problem: 'overlap' }],
  [['18:00-02:00', '03:00-04:00'], { index: 1, problem: 'overlap' }],
  [['18:00-02:00', '20:00-22:00'], { index: 1, problem: 'overlap' }],
])('%j has the problem %j', (texts, problem) => {
  expect(periodsProblem(periods(...texts))).toEqual(problem);
});
