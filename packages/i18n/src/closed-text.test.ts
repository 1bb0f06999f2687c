import { expect, test } from 'vitest';
import { closedText } from './closed-text.ts';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import { createFormat } from './format.ts';

const { t } = await loadAllTexts(await createI18n('en'));
const format = createFormat('en', 'Asia/Kuala_Lumpur');
const HOURS = { start_hour: '10:00', close_hour: '22:00', allDay: false };

test('contains the next opening of a closed branch', () => {
  const hours = { ...HOURS, next_open_time: '2026-11-22T10:00:00+08:00' };
  expect(closedText({ t, format }, hours)).toEqual({
    title: 'We are closed',
    lines: ['Open daily 10:00\u00a0am – 10:00\u00a0pm', 'Opens again Sun, 22 Nov, 10:00\u00a0am'],
  });
});

test('shows opening hours round the clock as 24 hours', () => {
  const hours = { ...HOURS, allDay: true, next_open_time: '2026-11-22T10:00:00+08:00' };
  expect(closedText({ t, format }, hours).lines[0]).toBe('Open 24 hours');
});

test('shows the usual hours and an alternative when the next opening is unknown', () => {
  expect(closedText({ t, format }, { ...HOURS, next_open_time: null })).toEqual({
    title: 'We are closed',
    lines: [
      'This branch is closed for a while. When it opens again is not known yet.',
      'Usual hours: 10:00\u00a0am – 10:00\u00a0pm',
      'Your cart stays as it is: choose another branch to order.',
    ],
  });
  const allDay = closedText({ t, format }, { ...HOURS, allDay: true, next_open_time: null });
  expect(allDay.lines[1]).toBe('Usually open 24 hours');
});
