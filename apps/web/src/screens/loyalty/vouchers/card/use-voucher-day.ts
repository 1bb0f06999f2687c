import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTimeZone } from '../../../../hooks/time/time-zone-context.ts';

/**
 * Returns a formatter for a voucher's date (`YYYY-MM-DD` in the company's time zone), including the
 * year.
 */
export function useVoucherDay(): (date: string) => string {
  const format = useFormat();
  const zone = useTimeZone();
  return (date) => format.fullDate(Temporal.PlainDate.from(date).toZonedDateTime(zone));
}
