import * as v from 'valibot';
import { record } from './fields.ts';

/** Wall-clock times; a close at or before the open lies on the next day. */
export interface Opening {
  open: string;
  close: string;
}

const EXPECTED = 'must be a time range such as 10:00-22:00, or 24 hours, or closed';
const RANGE = /^(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What a day's hours say; null for a closed day, undefined when they say nothing. */
export function parseOpening(text: string): Opening | null | undefined {
  if (text === 'closed') return null;
  if (text === '24 hours') return { open: '00:00', close: '00:00' };
  const [, open = '', close = ''] = RANGE.exec(text) ?? [];
  if (!TIME.test(open) || !TIME.test(close) || open === close) return undefined;
  return { open, close };
}

const day = v.pipe(
  v.string(EXPECTED),
  v.trim(),
  v.rawTransform<string, Opening | null>(({ dataset, addIssue, NEVER }) => {
    const opening = parseOpening(dataset.value);
    if (opening !== undefined) return opening;
    addIssue({ message: EXPECTED });
    return NEVER;
  }),
);

/** Hours of any day. */
export const range = v.pipe(
  day,
  v.check(
    (opening) => opening !== null && opening.open !== opening.close,
    'must be a time range such as 07:00-11:00; leave it out for what is always shown',
  ),
);

/** A week, every day of it said. */
export const hours = record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});
