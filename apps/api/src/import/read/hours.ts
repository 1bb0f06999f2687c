import * as v from 'valibot';
import { record } from './fields.ts';

/** Local times; a close at or before the open is on the next day. */
export interface Opening {
  open: string;
  close: string;
}

const EXPECTED =
  'must be a time range such as 10:00-22:00, several with a comma between them such as 11:00-15:00, 17:30-22:00, or 24 hours, or closed';
const RISING = 'must have its time ranges in order, each after the end of the one before';
const RANGE = /^(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const END_OF_DAY = '24:00';

/** Parses one time range; returns undefined if it is invalid. */
function parseRange(text: string): Opening | undefined {
  const [, open = '', close = ''] = RANGE.exec(text.trim()) ?? [];
  if (!TIME.test(open) || !(TIME.test(close) || close === END_OF_DAY) || open === close) {
    return undefined;
  }
  return { open, close };
}

/** Parses the hours of a day: an empty list if closed, undefined if a part is invalid. */
export function parseOpenings(text: string): Opening[] | undefined {
  if (text.trim() === 'closed') return [];
  if (text.trim() === '24 hours') return [{ open: '00:00', close: '00:00' }];
  const ranges = text.split(',').map(parseRange);
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

/**
 * Returns true if each range begins after the end of the one before it. Only the last range may end
 * on the next day.
 */
function areRising(openings: readonly Opening[]): boolean {
  return openings.every(({ open }, index) => {
    const before = openings[index - 1];
    return before === undefined || (before.open < before.close && before.close < open);
  });
}

/** Time ranges of a day, separated by commas or as a list. */
const day = v.pipe(
  v.union([v.string(), v.array(v.string())], EXPECTED),
  v.transform((input) => (typeof input === 'string' ? input : input.join(','))),
  v.rawTransform<string, Opening[]>(({ dataset, addIssue, NEVER }) => {
    const openings = parseOpenings(dataset.value);
    if (openings !== undefined && areRising(openings)) return openings;
    addIssue({ message: openings === undefined ? EXPECTED : RISING });
    return NEVER;
  }),
);

const RANGE_EXPECTED =
  'must be a time range such as 07:00-11:00; leave it out for what is always shown';

/** One time range for every day. */
export const range = v.pipe(
  v.string(RANGE_EXPECTED),
  v.rawTransform<string, Opening>(({ dataset, addIssue, NEVER }) => {
    const opening = parseRange(dataset.value);
    if (opening !== undefined && opening.close !== END_OF_DAY) return opening;
    addIssue({ message: RANGE_EXPECTED });
    return NEVER;
  }),
);

export const hours = record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});
