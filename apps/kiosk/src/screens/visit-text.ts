import { instantOf, type VisitSlot } from '@claypot/domain/booking';
import { selectTimeZone } from '@claypot/domain/company';
import type { Visit } from '../kiosk.ts';

/** Formats a slot as `Sat, 21 Nov, 7:00 pm`. */
export function slotText({ app, words }: Visit, slot: VisitSlot): string {
  return words.format.dateTime(instantOf(slot, selectTimeZone(app.company.getSnapshot())));
}

/** Formats a time as `7:00 pm`. */
export function timeText({ words }: Visit, time: string): string {
  return words.format.timeOfDay(Temporal.PlainTime.from(time));
}
