import type { Language } from '../../../shared/text/language.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longest first, so that the largest unit that fits is used. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const FORMATS: Readonly<Record<Language, Intl.RelativeTimeFormat>> = {
  en: new Intl.RelativeTimeFormat('en'),
  zh_CN: new Intl.RelativeTimeFormat('zh-CN'),
};
const JUST_NOW: Readonly<Record<Language, string>> = { en: 'just now', zh_CN: '刚刚' };

/**
 * Formats the time since an instant, e.g. `5 minutes ago` or `5分钟前`. Less than a minute ago or in
 * the future is "just now".
 */
export function howLongAgo(
  then: Temporal.Instant,
  now: Temporal.Instant,
  language: Language,
): string {
  const passed = now.epochMilliseconds - then.epochMilliseconds;
  const fitting = UNITS.find(([, length]) => passed >= length);
  if (fitting === undefined) return JUST_NOW[language];
  const [unit, length] = fitting;
  return FORMATS[language].format(-Math.floor(passed / length), unit);
}
