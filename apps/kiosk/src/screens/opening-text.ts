import type { App, BranchOpening, ClosedHours } from '@claypot/domain';
import { isOpenAllDay } from '@claypot/domain';
import type { Words } from '../words.ts';

const ZONE = 'Asia/Kuala_Lumpur';

/** The present on the wall of the branches. */
export function branchNow(app: App): Temporal.ZonedDateTime {
  return app.ports.clock.now().toZonedDateTimeISO(ZONE);
}

/** A branch's hours in a few words: when it closes today, or when it opens again. */
export function openingText({ t, format }: Words, opening: BranchOpening): string {
  const { allDay, next, open, suspended, today } = opening;
  if (suspended) return t('branches:suspended');
  if (next !== null) {
    const time = format.time(next.at);
    if (next.day === 'today') return t('branches:opensToday', { time });
    if (next.day === 'tomorrow') return t('branches:opensTomorrow', { time });
    return t('branches:opensLater', { date: format.date(next.at), time });
  }
  if (allDay && open) return t('branches:openAllDay');
  if (today === null) return t('branches:openNow');
  return t('branches:openToday', { from: format.time(today.from), to: format.time(today.to) });
}

/** The hours of a branch that takes no order now. */
export function closedText({ t, format }: Words, hours: ClosedHours): string[] {
  const clock = (hour: string) => format.timeOfDay(Temporal.PlainTime.from(hour));
  const { start_hour, close_hour, next_open_time: next } = hours;
  const usual = isOpenAllDay(hours)
    ? t('checkout:openAllDay')
    : t('checkout:closedHours', { from: clock(start_hour), to: clock(close_hour) });
  if (next === null) return [usual];
  const time = format.dateTime(Temporal.Instant.from(next));
  return [usual, t('checkout:opensAgain', { time })];
}
