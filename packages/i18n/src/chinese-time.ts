interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/** What the hours of a day are called, each with the hour that it ends before. */
const PERIODS = [
  { name: '凌晨', before: 6 },
  { name: '早上', before: 12 },
  { name: '中午', before: 13 },
  { name: '下午', before: 18 },
  { name: '晚上', before: 24 },
] as const;

/**
 * A time as a Malaysian Chinese reader says it: `早上11:00`, `晚上9:15`, and midnight as `凌晨12:00`.
 * `Intl` knows two halves of a day, which nobody says, or names that differ from engine to engine.
 */
export function chineseTime({ hour, minute }: TimeOfDay): string {
  const name = PERIODS.find(({ before }) => hour < before)?.name ?? '';
  return `${name}${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}
