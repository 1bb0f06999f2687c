import { expect, it } from 'vitest';
import { createDayParts } from './day-parts.ts';

it('writes the pieces of a date as each language does', () => {
  const date = { year: 2026, month: 11, day: 21 };
  expect(createDayParts('en')(date)).toEqual({ weekday: 'Sat', day: '21', month: 'Nov' });
  expect(createDayParts('zh_CN')(date)).toEqual({ weekday: '周六', day: '21', month: '11月' });
});
