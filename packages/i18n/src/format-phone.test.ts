import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['+60322015512', '03-2201 5512'],
  ['+6043334444', '04-333 4444'],
  ['+60882345678', '088-234 5678'],
  ['+60123456789', '012-345 6789'],
  ['+601112345678', '011-1234 5678'],
])('formats %s as %s', (number, written) => {
  expect(formatPhone(number)).toBe(written);
});

test('returns a foreign number unchanged', () => {
  expect(formatPhone('+6561234567')).toBe('+6561234567');
});
