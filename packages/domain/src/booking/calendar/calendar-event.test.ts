import { aReservation } from '@claypot/testing';
import { expect, it, test } from 'vitest';
import { calendarEvent } from './calendar-event.ts';

const WORDS = { title: 'Table at CCH Bangsar', description: '4 guests' };
const eventFor = (booking = aReservation()) => calendarEvent(booking, WORDS, 'demo.example');

it('returns the times as instants, the place and the texts', () => {
  const { start, end, created, ...rest } = eventFor();
  expect([start, end, created].map(String)).toEqual([
    '2026-11-22T11:00:00Z',
    '2026-11-22T12:30:00Z',
    '2026-11-21T04:00:00Z',
  ]);
  expect(rest).toEqual({
    uid: 'reservation-1@demo.example',
    sequence: 0,
    status: 'TENTATIVE',
    title: 'Table at CCH Bangsar',
    description: '4 guests',
    location: 'CCH Bangsar, 27, Jalan Telawi 3, Bangsar Baru, 59100 Kuala Lumpur',
    geo: { lat: 3.1319, lon: 101.6713 },
    alarmHours: 2,
  });
});

it('reminds only if the customer asked for it and the booking is not cancelled', () => {
  expect(eventFor(aReservation({ reminder: 0 })).alarmHours).toBeNull();
  expect(eventFor(aReservation({ reservation_status: 'CANCELLED' })).alarmHours).toBeNull();
  expect(eventFor(aReservation({ reservation_status: 'APPROVED' })).alarmHours).toBe(2);
});

it('keeps the uid and raises the sequence when the booking changes', () => {
  const [before, after] = [eventFor(), eventFor(aReservation({ revision: 2 }))];
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test.each([
  ['PENDING', 'TENTATIVE'],
  ['APPROVED', 'CONFIRMED'],
  ['COMPLETED', 'CONFIRMED'],
  ['CANCELLED', 'CANCELLED'],
  ['REJECTED', 'CANCELLED'],
  ['NO_SHOW', 'CANCELLED'],
] as const)('maps %s to %s', (reservation_status, status) => {
  expect(eventFor(aReservation({ reservation_status })).status).toBe(status);
});
