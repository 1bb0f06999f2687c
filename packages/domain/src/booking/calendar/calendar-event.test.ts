import { aReservation } from '@claypot/testing';
import { expect, it, test } from 'vitest';
import { calendarEvent } from './calendar-event.ts';

const WORDS = { title: 'Table at CCH Bangsar', description: '4 guests' };
const told = (booking = aReservation()) => calendarEvent(booking, WORDS, 'demo.example');

it('tells when, where and for how long, in instants', () => {
  const { start, end, created, ...rest } = told();
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
  });
});

it('of a change is the newer telling of the same entry', () => {
  const [before, after] = [told(), told(aReservation({ revision: 2 }))];
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
] as const)('%s is %s', (reservation_status, status) => {
  expect(told(aReservation({ reservation_status })).status).toBe(status);
});
