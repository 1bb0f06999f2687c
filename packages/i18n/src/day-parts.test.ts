import { expect, it } from 'vitest';
import { createDayParts } from './day-parts.ts';

it('formats the parts of a date in each language', () => {
  const date = { year: 2026, month: 11, day: 21 };
  expect(createDayParts('en')(date)).toEqual({ weekday: 'Sat', day: '21', month: 'Nov' });
  expect(createDayParts('zh_CN')(date)).toEqual({ weekday: '周六', day: '21', month: '11月' });
});
