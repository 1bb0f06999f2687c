/** Range of days as YYYY-MM-DD, both inclusive; `start` is never after `end`. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export const RANGE_PRESETS = ['last30Days', 'thisMonth', 'last3Months', 'lastYear'] as const;

type RangePreset = (typeof RANGE_PRESETS)[number];

/** Maximum age of the history, in years. */
const MOST_YEARS = 10;

const STARTS: Readonly<Record<RangePreset, (today: Temporal.PlainDate) => Temporal.PlainDate>> = {
  last30Days: (today) => today.subtract({ days: 29 }),
  thisMonth: (today) => today.with({ day: 1 }),
  last3Months: (today) => today.subtract({ months: 3 }).add({ days: 1 }),
  lastYear: (today) => today.subtract({ years: 1 }).add({ days: 1 }),
};

/** Returns the range of a preset. It ends today. */
export function presetRange(preset: RangePreset, today: Temporal.PlainDate): DateRange {
  return { start: STARTS[preset](today).toString(), end: today.toString() };
}

/** Returns the first preset that equals the range today; null if none does. */
export function presetOf(range: DateRange, today: Temporal.PlainDate): RangePreset | null {
  return RANGE_PRESETS.find((preset) => isSameRange(presetRange(preset, today), range)) ?? null;
}

/** Returns the first and the last day that a range may include. */
export function rangeBounds(today: Temporal.PlainDate): {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
} {
  return { first: today.subtract({ years: MOST_YEARS }), last: today };
}

/** Parses a range from two texts; null unless both are dates, in order and within the bounds. */
export function readRange(
  start: string | null,
  end: string | null,
  today: Temporal.PlainDate,
): DateRange | null {
  const from = readDay(start);
  const to = readDay(end);
  if (from === null || to === null) return null;
  const { first, last } = rangeBounds(today);
  const inOrder = [first, from, to, last];
  const isSorted = inOrder.every((day, index) => {
    const before = inOrder[index - 1];
    return before === undefined || Temporal.PlainDate.compare(before, day) <= 0;
  });
  return isSorted ? { start: from.toString(), end: to.toString() } : null;
}

function readDay(text: string | null): Temporal.PlainDate | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

function isSameRange(one: DateRange, other: DateRange): boolean {
  return one.start === other.start && one.end === other.end;
}
