import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['陈美玲', '陈美玲'],
  ['陈 美玲', '陈 美玲'],
  ['Tan Mei Ling', 'Tan Mei Ling'],
  ['  Mei   Tan ', 'Mei Tan'],
  ['Siti Aminah binti Ahmad', 'Siti Aminah'],
  ['Muhammad Faiz Bin Ali', 'Muhammad Faiz'],
  ['Kumar a/l Raju', 'Kumar'],
  ['Priya A/P Devi', 'Priya'],
  ['Robin Binti', 'Robin Binti'],
  ['bin Ali', 'bin Ali'],
])('the name of %j is %j', (fullName, firstName) => {
  expect(firstNameOf(fullName)).toBe(firstName);
});

test.each([null, '', '  '])('returns null for the name %j', (fullName) => {
  expect(firstNameOf(fullName)).toBeNull();
});
