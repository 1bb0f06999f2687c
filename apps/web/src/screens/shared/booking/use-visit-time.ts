import { instantOf, type VisitSlot } from '@claypot/domain/booking';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTimeZone } from '../../../hooks/time/time-zone-context.ts';

interface VisitWords {
  /** `7:00 pm` with a non-breaking space. */
  readonly time: (time: string) => string;
  /** `Sat, 21 Nov, 7:00 pm` */
  readonly dateTime: (slot: VisitSlot) => string;
}

/** Returns formatters for booking times, in the branch's time zone. */
export function useVisitTime(): VisitWords {
  const format = useFormat();
  const timeZone = useTimeZone();
  return {
    time: (time) => format.timeOfDay(Temporal.PlainTime.from(time)),
    dateTime: (slot) => format.dateTime(instantOf(slot, timeZone)),
  };
}
