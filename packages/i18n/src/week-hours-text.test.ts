import { describe, expect, test } from 'vitest';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import { createFormat } from './format.ts';
import type { Language } from './language.ts';
import { dailyHoursText, weekHoursText } from './week-hours-text.ts';

const line = (first: number, last: number, ...times: readonly (readonly [string, string])[]) => ({
  first,
  last,
  periods: times.map(([open, close]) => ({ open, close })),
  allDay: times[0]?.[0] === '00:00' && times[0][1] === '00:00',
});
const writing = async (language: Language) => ({
  t: (await loadAllTexts(await createI18n(language))).t,
  format: createFormat(language, 'Asia/Kuala_Lumpur'),
});

const WEEK = [
  line(1, 4, ['11:00', '22:00']),
  line(5, 5, ['11:00', '23:30']),
  line(6, 6, ['00:00', '00:00']),
  line(7, 7),
];

describe('dailyHoursText', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      'Open Daily 11:00\u00a0am – 10:00\u00a0pm',
      '24 hours a day',
      'Open Daily 11:00\u00a0am – 3:00\u00a0pm, 5:30\u00a0pm – 10:00\u00a0pm',
    ],
    [
      'zh_CN',
      '每日营业 早上11:00–晚上10:00',
      '24\u00a0小时营业',
      '每日营业 早上11:00–下午3:00、下午5:30–晚上10:00',
    ],
  ])('describes a week of equal days in %s', async (language, daily, allDay, withBreak) => {
    const texts = await writing(language);
    expect(dailyHoursText(texts, [line(1, 7, ['11:00', '22:00'])])).toBe(daily);
    expect(dailyHoursText(texts, [line(1, 7, ['00:00', '00:00'])])).toBe(allDay);
    const twice = line(1, 7, ['11:00', '15:00'], ['17:30', '22:00']);
    expect(dailyHoursText(texts, [twice])).toBe(withBreak);
  });

  test('returns null when a day differs', async () => {
    expect(dailyHoursText(await writing('en'), WEEK)).toBeNull();
  });

  test('describes a branch without opening hours as closed', async () => {
    expect(dailyHoursText(await writing('en'), [line(1, 7)])).toBe('Closed');
  });
});

test.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Mon–Thu 11:00\u00a0am – 10:00\u00a0pm',
      'Fri 11:00\u00a0am – 11:30\u00a0pm',
      'Sat 24 hours',
      'Sun Closed',
    ],
  ],
  [
    'zh_CN',
    [
      '周一至周四 早上11:00–晚上10:00',
      '周五 早上11:00–晚上11:30',
      '周六 24\u00a0小时',
      '周日 休息',
    ],
  ],
])('lists the hours of different days in %s', async (language, expected) => {
  const texts = weekHoursText(await writing(language), WEEK);
  expect(texts.map(({ days, hours }) => `${days} ${hours}`)).toEqual(expected);
});
