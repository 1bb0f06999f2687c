import { expect, test } from 'vitest';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import { createFormat } from './format.ts';
import { openingText } from './opening-text.ts';

const { t } = await loadAllTexts(await createI18n('en'));
const format = createFormat('en', 'Asia/Kuala_Lumpur');

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}+08:00`);
const today = { from: at('11:00'), to: at('22:00') };
const OPEN = { open: true, allDay: false, today, next: null, suspended: false };
const CLOSED = { ...OPEN, open: false };

test.each([
  ['open', OPEN, 'Today 11:00\u00a0am – 10:00\u00a0pm'],
  ['open since yesterday', { ...OPEN, today: null }, 'Open now'],
  ['open round the clock', { ...OPEN, allDay: true }, '24 hours a day'],
  ['closed', { ...CLOSED, suspended: true }, 'Temporarily closed'],
  [
    'closed until this evening',
    { ...CLOSED, next: { at: at('18:00'), day: 'today' as const } },
    'Opens today at 6:00\u00a0pm',
  ],
  [
    'closed until tomorrow',
    { ...CLOSED, next: { at: at('18:00'), day: 'tomorrow' as const } },
    'Opens tomorrow at 6:00\u00a0pm',
  ],
  [
    'closed for longer',
    { ...CLOSED, next: { at: at('18:00'), day: 'later' as const } },
    'Opens Sat, 21 Nov at 6:00\u00a0pm',
  ],
])('describes a branch that is %s', (_, opening, text) => {
  expect(openingText({ t, format }, opening)).toBe(text);
});
