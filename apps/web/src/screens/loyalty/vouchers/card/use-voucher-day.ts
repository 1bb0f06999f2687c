import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTimeZone } from '../../../../hooks/time/time-zone-context.ts';

/** Writes a day of a voucher, YYYY-MM-DD of the company's zone, with its year. */
export function useVoucherDay(): (date: string) => string {
  const format = useFormat();
  const zone = useTimeZone();
  return (date) => format.fullDate(Temporal.PlainDate.from(date).toZonedDateTime(zone));
}
