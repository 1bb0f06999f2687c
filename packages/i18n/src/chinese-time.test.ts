import { expect, test } from 'vitest';
import { chineseTime } from './chinese-time.ts';

test.each([
  ['00:00', '凌晨12:00'],
  ['00:15', '凌晨12:15'],
  ['05:45', '凌晨5:45'],
  ['06:00', '早上6:00'],
  ['11:59', '早上11:59'],
  ['12:00', '中午12:00'],
  ['12:45', '中午12:45'],
  ['13:00', '下午1:00'],
  ['17:45', '下午5:45'],
  ['18:00', '晚上6:00'],
  ['21:15', '晚上9:15'],
  ['23:59', '晚上11:59'],
])('formats %s as %s', (time, text) => {
  expect(chineseTime(Temporal.PlainTime.from(time))).toBe(text);
});
