import type { CalendarEvent } from '@claypot/domain/booking';
import { createEvent } from 'ics';
import { foldLines } from './fold-lines.ts';

/**
 * Creates an iCalendar file (RFC 5545) with one event; all times are in UTC.
 *
 * @throws Error if the event is invalid.
 */
export function calendarFile(event: CalendarEvent): Blob {
  const {
    alarmHours,
    created,
    description,
    end,
    geo,
    location,
    sequence,
    start,
    status,
    title,
    uid,
  } = event;
  const { error, value } = createEvent({
    productId: 'claypot',
    method: status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
    uid,
    sequence,
    status,
    start: start.epochMilliseconds,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: end.epochMilliseconds,
    endInputType: 'utc',
    endOutputType: 'utc',
    created: created.epochMilliseconds,
    title,
    description,
    location,
    geo,
    ...(alarmHours !== null && {
      alarms: [
        { action: 'display', description: title, trigger: { hours: alarmHours, before: true } },
      ],
    }),
  });
  if (!value) throw error ?? new Error('There is no event to write');
  return new Blob([foldLines(value)], { type: 'text/calendar;charset=utf-8' });
}
