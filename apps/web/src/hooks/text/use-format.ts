import type { Format } from '@claypot/i18n';
import { useTimeZone } from '../time/time-zone-context.ts';
import { formatOf } from './format-of.ts';
import { useLanguage } from './use-language.ts';

/**
 * Returns the formatter of amounts, dates, distances and times in the current language and the
 * company's time zone.
 */
export function useFormat(): Format {
  return formatOf(useLanguage(), useTimeZone());
}
