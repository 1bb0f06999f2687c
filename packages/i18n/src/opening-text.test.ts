import { expect, test } from 'vitest';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import { createFormat } from './format.ts';
import { openingText } from './opening-text.ts';

const { t } = await loadAllTexts(await createI18n('en'));
const format = createFormat('en', 'Asia/Kuala_Lumpur');

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}+08:00`);
const today = [{ opens: at('11:00'), closes: at('22:00') }];
const midnight = at('00:00');
const OPEN = { open: true, allDay: false, today, next: null, suspended: false };
const CLOSED = { ...OPEN, open: false };

test.each([
  ['open', OPEN, 'Today 11:00\u00a0am – 10:00\u00a0pm'],
  ['open since yesterday', { ...OPEN, today: [] }, 'Open now'],
  [
    'open with a break',
    { ...OPEN, today: [...today, { opens: at('23:00'), closes: at('23:30') }] },
    'Today 11:00\u00a0am – 10:00\u00a0pm, 11:00\u00a0pm – 11:30\u00a0pm',
  ],
  [
    'open all day today only',
    { ...OPEN, today: [{ opens: midnight, closes: midnight.add({ hours: 24 }) }] },
    'Open 24 hours today',
  ],
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
