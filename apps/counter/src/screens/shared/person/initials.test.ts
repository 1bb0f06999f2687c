import { expect, test } from 'vitest';
import { initialsOf } from './Initials.tsx';

test.each([
  ['Aisha binti Rahman', 'AB'],
  ['kumar', 'K'],
  ['  Mei  Ling ', 'ML'],
  ['陈美玲', '玲'],
  ['', ''],
])('of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
