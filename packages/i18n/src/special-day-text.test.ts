import { expect, test } from 'vitest';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import { createFormat } from './format.ts';
import type { Language } from './language.ts';
import { specialDayText } from './special-day-text.ts';

const date = Temporal.PlainDate.from('2026-12-25');
const closed = { date, isToday: false, name: null, periods: [] };
const open = {
  ...closed,
  periods: [
    { open: '11:00', close: '15:00' },
    { open: '18:00', close: '02:00' },
  ],
};
const allDay = { ...closed, periods: [{ open: '00:00', close: '00:00' }] };

test.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Closed on Friday, 25 December',
      'Closed on Friday, 25 December · Christmas',
      'Closed today · Christmas',
      'Friday, 25 December, 11:00\u00a0am – 3:00\u00a0pm, 6:00\u00a0pm – 2:00\u00a0am',
      'Today 11:00\u00a0am – 3:00\u00a0pm, 6:00\u00a0pm – 2:00\u00a0am · Christmas',
      'Friday, 25 December, 24 hours',
    ],
  ],
  [
    'zh_CN',
    [
      '12月25日星期五休息',
      '12月25日星期五休息 · Christmas',
      '今天休息 · Christmas',
      '12月25日星期五 早上11:00–下午3:00、晚上6:00–凌晨2:00',
      '今天 早上11:00–下午3:00、晚上6:00–凌晨2:00 · Christmas',
      '12月25日星期五 24\u00a0小时',
    ],
  ],
])('describes closed days and other hours in %s', async (language, texts) => {
  const { t } = await loadAllTexts(await createI18n(language));
  const writing = { t, format: createFormat(language, 'Asia/Kuala_Lumpur') };
  const christmas = { name: 'Christmas' };
  expect(
    [
      closed,
      { ...closed, ...christmas },
      { ...closed, ...christmas, isToday: true },
      open,
      { ...open, ...christmas, isToday: true },
      allDay,
    ].map((day) => specialDayText(writing, day)),
  ).toEqual(texts);
});
