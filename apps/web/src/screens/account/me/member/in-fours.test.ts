import { expect, test } from 'vitest';
import { inFours } from './in-fours.ts';

test.each([
  ['600000000001', '6000 0000 0001'],
  ['CCH100', 'CCH1 00'],
  ['1234', '1234'],
  ['', ''],
])('formats %s as %s', (number, printed) => {
  expect(inFours(number)).toBe(printed);
});
