import { expect, test } from 'vitest';
import { howLongAgo } from './how-long-ago.ts';

const NOW = Temporal.Instant.from('2026-11-21T04:00:00Z');

test.each([
  [-5, 'just now', '刚刚'],
  [59, 'just now', '刚刚'],
  [60, '1 minute ago', '1分钟前'],
  [3_599, '59 minutes ago', '59分钟前'],
  [3_600, '1 hour ago', '1小时前'],
  [86_400, '1 day ago', '1天前'],
  [7 * 86_400, '1 week ago', '1周前'],
  [30 * 86_400, '1 month ago', '1个月前'],
  [800 * 86_400, '2 years ago', '2年前'],
])('formats %i seconds as %s and %s', (seconds, english, chinese) => {
  const then = NOW.subtract({ seconds });
  expect(howLongAgo(then, NOW, 'en')).toBe(english);
  expect(howLongAgo(then, NOW, 'zh_CN')).toBe(chinese);
});
