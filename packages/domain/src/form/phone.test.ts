import { expect, it } from 'vitest';
import { parseMobile, writtenMobile } from './phone.ts';

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
])('reads %s as one number', (text) => {
  expect(parseMobile(text)).toBe('+60123456789');
});

it('reads the longer numbers of 011', () => {
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
  '0１23456789',
])('refuses %j', (text) => {
  expect(parseMobile(text)).toBeNull();
});

it.each([
  ['+60123456789', '012-345 6789'],
  ['+601112345678', '011-1234 5678'],
  ['+60322015512', '+60322015512'],
  ['012 345', '012 345'],
  ['', ''],
])('writes %j as %j, which is the same number', (e164, written) => {
  expect(writtenMobile(e164)).toBe(written);
  expect(parseMobile(written)).toBe(parseMobile(e164));
});
