import { branchDate } from '@claypot/domain/time';
import type { Context } from '../../../contract/context/context.ts';
import type { Wire } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { type Branch, hoursOf } from '../branches.ts';

/** Days that customers see, after today. */
const DAYS_AHEAD = 7;

/**
 * Returns the single days of a branch from today to the same weekday of next week, by date. A
 * temporarily closed branch has none.
 */
export function specialDays(
  branch: Branch,
  { language, now }: Pick<Context, 'language' | 'now'>,
): Wire['SpecialDays'] {
  if (branch.temporarily_closed) return [];
  const today = branchDate(hoursOf(branch), now);
  const first = today.toString();
  const last = today.add({ days: DAYS_AHEAD }).toString();
  return branch.special_days
    .filter(({ date }) => first <= date && date <= last)
    .map(({ date, name, periods }) => ({
      date,
      name: name === null ? null : inLanguage(name, language),
      periods: periods.map(({ open, close }) => ({
        open,
        close: close === '24:00' ? '00:00' : close,
      })),
    }));
}
