import { expect, test } from 'vitest';
import { equalsWithinMinute } from '../support/equals-within-minute.ts';

test.each([
  ['about 1:14 am', 'about 1:14 am'],
  ['about 1:14 am', 'about 1:15 am'],
  ['凌晨1:09 可取', '凌晨1:10 可取'],
  ['until 11:59 am', 'until 12:00 pm'],
  ['until 12:59 pm', 'until 1:00 pm'],
  ['上午11:59 前', '中午12:00 前'],
  ['10:00 am to 1:14 pm', '10:00 am to 1:15 pm'],
  ['now', '1 minute ago'],
  ['3 minutes ago', '4 minutes ago'],
  ['59 minutes ago', '1 hour ago'],
  ['现在', '1分钟前'],
  ['59分钟前', '1小时前'],
])('accepts %s and %s', (before, after) => {
  expect(equalsWithinMinute(before, after)).toBe(true);
});

test.each([
  ['about 1:14 am', 'about 1:16 am'],
  ['about 1:14 am', 'about 1:13 am'],
  ['about 1:14 am', 'about 1:15 pm'],
  ['about 1:14 am', 'about 2:15 am'],
  ['about 1:59 am', 'about 1:00 am'],
  ['about 1:59 am', 'about 5:00 am'],
  ['about 1:14 am', 'at 1:15 am'],
  ['35 mins', '36 mins'],
  ['3 minutes ago', '5 minutes ago'],
  ['3 minutes ago', '2 minutes ago'],
  ['3 minutes ago', '1:04 am'],
  ['4 days ago', '5 days ago'],
])('rejects %s and %s', (before, after) => {
  expect(equalsWithinMinute(before, after)).toBe(false);
});
