import type { WeekHours } from '@claypot/sdk';

/** Consecutive weekdays with the same opening hours. */
export interface WeekHoursLine {
  /** ISO weekdays, 1 (Monday) to 7 (Sunday). */
  readonly first: number;
  readonly last: number;
  /** Opening periods of each day, "HH:MM"; empty if the branch is closed. */
  readonly periods: readonly { readonly open: string; readonly close: string }[];
  /** True if each day is open from midnight to midnight. */
  readonly allDay: boolean;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Groups the week's hours from Monday. A single line means that all days are equal. */
export function weekHours(hours: WeekHours): readonly WeekHoursLine[] {
  const lines: WeekHoursLine[] = [];
  for (const day of WEEK) {
    const periods = hours
      .filter(({ weekday }) => weekday === day)
      .map(({ close, open }) => ({ open, close }));
    const before = lines.at(-1);
    if (before !== undefined && isEqual(before.periods, periods)) {
      lines.splice(-1, 1, { ...before, last: day });
    } else {
      const allDay = periods.some(({ close, open }) => open === '00:00' && close === open);
      lines.push({ first: day, last: day, periods, allDay });
    }
  }
  return lines;
}

/** Returns true if the branch is open around the clock on all seven days. */
export function isOpenAllDay(hours: WeekHours): boolean {
  return WEEK.every((day) =>
    hours.some(({ close, open, weekday }) => weekday === day && open === close),
  );
}

function isEqual(a: WeekHoursLine['periods'], b: WeekHoursLine['periods']): boolean {
  const text = (periods: WeekHoursLine['periods']) =>
    periods.map(({ close, open }) => `${open}-${close}`).join();
  return text(a) === text(b);
}
