import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMobile, parseStoredMobile, writtenMobile } from './phone.ts';

it.each([
  '0123456789',
  '012-345 6789',
  '(012) 345-6789',
  '60123456789',
  '+60123456789',
  '+60 12-345 6789',
  '+60 (0)12 345 6789',
  '\u202a+60\u00a012‑345\u00a06789\u202c',
  '012–345–6789',
  '０１２－３４５　６７８９',
  '＋６０１２３４５６７８９',
  '0１23456789',
])('parses %s to the same number', (text) => {
  expect(parseMobile(text)).toBe('+60123456789');
});

it('parses the longer numbers of 011', () => {
  expect(parseMobile('011-1234 5678')).toBe('+601112345678');
});

it.each([
  '',
  '012345678',
  '012345678901',
  '0312345678',
  '+6512345678',
  '12345678',
  'call me',
  '012-3456 7890',
  '011-123 4567',
  '015-123 4567',
  '1300123456',
])('returns null for %j', (text) => {
  expect(parseMobile(text)).toBeNull();
});

it.each([
  ['+60123456789', '012-345 6789'],
  ['+601112345678', '011-1234 5678'],
  ['+60322015512', '+60322015512'],
  ['012 345', '012 345'],
  ['', ''],
])('formats %j as %j, which parses to the same number', (e164, written) => {
  expect(writtenMobile(e164)).toBe(written);
  expect(parseMobile(written)).toBe(parseMobile(e164));
});

/**
 * Mobile numbers of Malaysia in the metadata of Google's libphonenumber 9, without data-only
 * ranges.
 */
const LIBPHONENUMBER =
  /^1(0([23568]\d|4[0-6]|7[016-9]|9[0-8])|1([1-5]\d\d|6(0[5-9]|[1-9]\d)|7([0-4]\d|5[0-7]))|([269]\d|[37][1-9]|4[235-9])\d|59\d\d|8(1[23]|[236]\d|4[06]|5[7-9]|7[016-9]|8[01]|9[0-8]))\d{5}$/;

it('accepts every mobile number of libphonenumber', () => {
  fc.assert(
    fc.property(fc.stringMatching(LIBPHONENUMBER), (national) => {
      expect(parseMobile(`0${national}`)).toBe(`+60${national}`);
      expect(parseMobile(`0${national}0`)).toBeNull();
      expect(parseMobile(`0${national.slice(0, -1)}`)).toBeNull();
    }),
  );
});

it('parseStoredMobile accepts numbers outside the numbering plan', () => {
  expect(parseStoredMobile('012-3456 7890')).toBe('+601234567890');
  expect(parseStoredMobile('03-1234 5678')).toBeNull();
});
