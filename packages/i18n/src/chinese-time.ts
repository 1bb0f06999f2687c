export interface TimeOfDay {
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

/** Parts of the day, each with the hour before which it ends. */
const PERIODS = [
  { name: '凌晨', before: 6 },
  { name: '早上', before: 12 },
  { name: '中午', before: 13 },
  { name: '下午', before: 18 },
  { name: '晚上', before: 24 },
] as const;

/**
 * Formats a time as Malaysian Chinese readers do: `早上11:00`, `晚上9:15`, and midnight as `凌晨12:00`.
 * `Intl` only has two halves of a day, which is unusual, or names that differ between engines.
 */
export function chineseTime({ hour, minute }: TimeOfDay): string {
  const name = PERIODS.find(({ before }) => hour < before)?.name ?? '';
  return `${name}${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}
