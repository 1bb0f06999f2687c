import { expect, test } from 'vitest';
import { isMinuteLater } from '../support/minute-later.ts';

test.each([
  ['about 1:14 am', 'about 1:14 am'],
  ['about 1:14 am', 'about 1:15 am'],
  ['凌晨1:09 可取', '凌晨1:10 可取'],
  ['until 11:59 am', 'until 12:00 pm'],
  ['10:00 am to 1:14 pm', '10:00 am to 1:15 pm'],
])('accepts %s and %s', (before, after) => {
  expect(isMinuteLater(before, after)).toBe(true);
});

test.each([
  ['about 1:14 am', 'about 1:16 am'],
  ['about 1:14 am', 'about 1:13 am'],
  ['about 1:14 am', 'about 1:15 pm'],
  ['about 1:14 am', 'about 2:15 am'],
  ['about 1:14 am', 'at 1:15 am'],
  ['35 mins', '36 mins'],
])('rejects %s and %s', (before, after) => {
  expect(isMinuteLater(before, after)).toBe(false);
});
