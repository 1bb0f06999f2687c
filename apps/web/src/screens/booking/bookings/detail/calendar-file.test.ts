import { type CalendarEvent, calendarEvent } from '@claypot/domain/booking';
import { aReservation } from '@claypot/testing';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const WORDS = { title: 'Table at CCH Bangsar', description: '4 guests' };

/** Characters of one to four octets, and those that iCalendar escapes. */
const texts = fc.string({
  unit: fc.constantFrom(...'a é牛🍲煲饭,;\\:"\n', '👨‍👩‍👧'),
  minLength: 1,
  maxLength: 400,
});

/** Parses the file with ical.js, an independent implementation. */
async function read(event: CalendarEvent) {
  const calendar = new ICAL.Component(ICAL.parse(await calendarFile(event).text()));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('There is no event in the file');
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    event: new ICAL.Event(component),
    alarm: component.getFirstSubcomponent('valarm'),
  };
}

describe('calendarFile', () => {
  test('folds lines at 75 octets and never inside a character', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (title, description) => {
        const event = calendarEvent(aReservation(), { title, description }, 'demo.example');
        const bytes = await calendarFile(event).bytes();
        for (const line of linesOf(bytes)) {
          expect(line.length).toBeLessThanOrEqual(75);
          // A fatal decoder throws if a line begins or ends within a character.
          expect(() => new TextDecoder('utf-8', { fatal: true }).decode(line)).not.toThrow();
        }
      }),
    );
  });

  test('escapes texts so that a parser returns the originals', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (title, description) => {
        const written = calendarEvent(aReservation(), { title, description }, 'demo.example');
        const { event } = await read(written);
        expect(event.summary).toBe(title);
        expect(event.description).toBe(description);
        expect(event.location).toBe(written.location);
      }),
    );
  });
});

it.each([
  ['PENDING', 0, 'PUBLISH', 'TENTATIVE'],
  ['APPROVED', 1, 'PUBLISH', 'CONFIRMED'],
  ['COMPLETED', 2, 'PUBLISH', 'CONFIRMED'],
  ['CANCELLED', 1, 'CANCEL', 'CANCELLED'],
  ['REJECTED', 1, 'CANCEL', 'CANCELLED'],
  ['NO_SHOW', 2, 'CANCEL', 'CANCELLED'],
] as const)('writes %s of revision %i as %s, %s', async (status, revision, method, written) => {
  const booking = aReservation({ reservation_status: status, revision });
  const file = await read(calendarEvent(booking, WORDS, 'demo.example'));
  expect(file).toMatchObject({ method, status: written });
  expect(file.event.sequence).toBe(revision);
  expect(file.event.uid).toBe(`${booking.id}@demo.example`);
});

it('contains an alarm two hours before only if the customer asked for a reminder', async () => {
  const alarmOf = async (reminder: 0 | 1) => {
    const { alarm } = await read(calendarEvent(aReservation({ reminder }), WORDS, 'demo.example'));
    return (
      alarm && [
        alarm.getFirstPropertyValue('action'),
        alarm.getFirstPropertyValue('description'),
        String(alarm.getFirstPropertyValue('trigger')),
      ]
    );
  };
  expect(await alarmOf(1)).toEqual(['DISPLAY', WORDS.title, '-PT2H']);
  expect(await alarmOf(0)).toBeNull();
});

/** Returns the bytes between the CRLFs. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== 0x0d || bytes[at + 1] !== 0x0a) continue;
    lines.push(bytes.subarray(start, at));
    start = at + 2;
  }
  return lines;
}
