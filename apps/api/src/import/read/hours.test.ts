import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hours, parseOpenings, range } from './hours.ts';

describe('parseOpenings', () => {
  it.each([
    ['10:00-22:00', [{ open: '10:00', close: '22:00' }]],
    ['10:00 - 22:00', [{ open: '10:00', close: '22:00' }]],
    ['18:00–02:00', [{ open: '18:00', close: '02:00' }]],
    ['00:00-23:59', [{ open: '00:00', close: '23:59' }]],
    ['18:00-24:00', [{ open: '18:00', close: '24:00' }]],
    ['24 hours', [{ open: '00:00', close: '00:00' }]],
    ['closed', []],
    [
      '11:00-15:00, 17:30-22:00',
      [
        { open: '11:00', close: '15:00' },
        { open: '17:30', close: '22:00' },
      ],
    ],
    [
      '07:00-10:00,11:00-15:00 , 18:00-02:00',
      [
        { open: '07:00', close: '10:00' },
        { open: '11:00', close: '15:00' },
        { open: '18:00', close: '02:00' },
      ],
    ],
  ])('reads %s', (text, openings) => {
    expect(parseOpenings(text)).toEqual(openings);
  });

  it.each([
    '',
    'open',
    '10-22',
    '10:00',
    '24:00-02:00',
    '10:60-11:00',
    '10:00-10:00',
    '9:00-17:00',
    '11:00-15:00,',
    '11:00-15:00; 17:30-22:00',
    '11:00-15:00, closed',
  ])('returns undefined for %j', (text) => {
    expect(parseOpenings(text)).toBeUndefined();
  });
});

describe('hours', () => {
  const closed = 'closed';
  const week = { tuesday: closed, wednesday: closed, thursday: closed, friday: closed };
  const withMonday = (monday: unknown) =>
    v.safeParse(hours, { monday, ...week, saturday: closed, sunday: closed });

  it.each([
    ['11:00-15:00, 17:30-22:00'],
    [['11:00-15:00', '17:30-22:00']],
    [['11:00-15:00', '17:30-02:00']],
  ])('accepts %j on one day', (monday) => {
    expect(withMonday(monday).success).toBe(true);
  });

  it.each([
    ['17:30-22:00, 11:00-15:00'],
    ['11:00-18:00, 17:30-22:00'],
    ['11:00-15:00, 15:00-22:00'],
    ['18:00-02:00, 20:00-22:00'],
    [['closed', '11:00-15:00']],
    [{ from: '11:00' }],
  ])('rejects %j on one day', (monday) => {
    expect(withMonday(monday).success).toBe(false);
  });
});

it.each([
  ['07:00-11:00', true],
  ['22:00-02:00', true],
  ['closed', false],
  ['24 hours', false],
  ['7-11', false],
  ['07:00-11:00, 14:00-15:00', false],
])('range accepts %s: %s', (text, isRange) => {
  expect(v.safeParse(range, text).success).toBe(isRange);
});
