import { expect, test } from 'vitest';
import { closedText } from './closed-text.ts';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import { createFormat } from './format.ts';

const { t } = await loadAllTexts(await createI18n('en'));
const format = createFormat('en', 'Asia/Kuala_Lumpur');

const line = (first: number, last: number, open: string, close: string) => ({
  first,
  last,
  periods: [{ open, close }],
  allDay: open === '00:00' && close === '00:00',
});
const DAILY = [line(1, 7, '10:00', '22:00')];
const VARIED = [line(1, 5, '11:00', '22:00'), line(6, 7, '10:00', '23:30')];
const TOMORROW = '2026-11-22T10:00:00+08:00';

test('contains the next opening of a closed branch', () => {
  expect(
    closedText({ t, format }, { week: DAILY, specialDays: [], next_open_time: TOMORROW }),
  ).toEqual({
    title: 'We are closed',
    paragraphs: [
      ['Open Daily 10:00\u00a0am – 10:00\u00a0pm'],
      ['Opens again Sun, 22 Nov, 10:00\u00a0am'],
    ],
  });
});

test('lists the hours of the week when the days differ', () => {
  const text = closedText(
    { t, format },
    { week: VARIED, specialDays: [], next_open_time: TOMORROW },
  );
  expect(text.paragraphs[0]).toEqual([
    'Mon–Fri 11:00\u00a0am – 10:00\u00a0pm',
    'Sat–Sun 10:00\u00a0am – 11:30\u00a0pm',
  ]);
});

test('shows opening hours round the clock as 24 hours', () => {
  const week = [line(1, 7, '00:00', '00:00')];
  const text = closedText({ t, format }, { week, specialDays: [], next_open_time: TOMORROW });
  expect(text.paragraphs[0]).toEqual(['24 hours a day']);
});

test('shows the usual hours and an alternative when the next opening is unknown', () => {
  expect(
    closedText({ t, format }, { week: DAILY, specialDays: [], next_open_time: null }).paragraphs,
  ).toEqual([
    ['This branch is closed for now. It has not announced when it reopens.'],
    ['Usual hours:', 'Every day 10:00\u00a0am – 10:00\u00a0pm'],
    ['Your cart stays as it is. You can order from another branch.'],
  ]);
  const varied = closedText({ t, format }, { week: VARIED, specialDays: [], next_open_time: null });
  expect(varied.paragraphs[1]).toHaveLength(3);
});

test('adds the days with other hours below the usual ones', () => {
  const specialDays = [
    {
      date: Temporal.PlainDate.from('2026-11-21'),
      isToday: true,
      name: 'Staff outing',
      periods: [],
    },
  ];
  const text = closedText({ t, format }, { week: DAILY, specialDays, next_open_time: TOMORROW });
  expect(text.paragraphs[0]).toEqual([
    'Open Daily 10:00\u00a0am – 10:00\u00a0pm',
    'Closed today · Staff outing',
  ]);
});
