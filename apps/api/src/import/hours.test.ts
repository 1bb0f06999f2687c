import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseOpening, range } from './hours.ts';

describe('a day’s hours', () => {
  it.each([
    ['10:00-22:00', { open: '10:00', close: '22:00' }],
    ['10:00 - 22:00', { open: '10:00', close: '22:00' }],
    ['18:00–02:00', { open: '18:00', close: '02:00' }],
    ['00:00-23:59', { open: '00:00', close: '23:59' }],
    ['24 hours', { open: '00:00', close: '00:00' }],
    ['closed', null],
  ])('read %s', (text, opening) => {
    expect(parseOpening(text)).toEqual(opening);
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
  ])('do not read %j', (text) => {
    expect(parseOpening(text)).toBeUndefined();
  });
});

it.each([
  ['07:00-11:00', true],
  ['22:00-02:00', true],
  ['closed', false],
  ['24 hours', false],
  ['7-11', false],
])('hours of any day are %s: %s', (text, said) => {
  expect(v.safeParse(range, text).success).toBe(said);
});
