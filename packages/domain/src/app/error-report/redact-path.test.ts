import { expect, test } from 'vitest';
import { redactPath, stripPersonal } from './redact-path.ts';

test.each([
  "Cannot read properties of undefined (reading 'total')",
  "undefined is not an object (evaluating 'order.lines.length')",
  'total is not a function',
  'Maximum call stack size exceeded',
  'No booking goes APPROVED → PENDING',
  'The transaction was rolled back after 3 tries',
  'fetch failed',
])('preserves a message without personal data: %s', (message) => {
  expect(stripPersonal(message)).toBe(message);
});

test.each([
  [`Unexpected token 'M', ..."e":"Mei Ling T"... is not valid JSON`, /Mei|Ling/],
  [`Unexpected token 'M', "Mei Ling" is not valid JSON`, /Mei|Ling/],
  ['Bad text: "Mei Ling', /Mei/],
  ['duplicate key: Key (phone_no)=(+60123456789) already exists.', /6012/],
  ['Failing row contains (1, Mei Ling, 12, Jalan Ampang).', /Mei|Ampang/],
  ['no member 012-345 6789', /345/],
  ['no member +60 (0)12 345 6789', /345/],
  ['mei.ling@example.my was refused', /mei|example/],
  ['GET https://demo.example.my/orders/12?phone=60123456789&x=Mei failed', /phone|Mei/],
  ['Authorization: Bearer abcDEF', /abcDEF/],
  ['guest 2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d10 is gone', /2f1c|7d10/],
  ['token aB3dE5gH7jK9mN1pQ3sT5vW7 is unknown', /aB3d/],
  ['voucher WELCOME10 was used', /WELCOME/],
  ['the code CPB-4F7K is no code', /4F7K/],
  ['the code 482913 is wrong', /4829/],
  ['美玲 has no cart', /美玲/],
  ['name=Mei; age=3', /Mei/],
])('removes personal data: %s', (message, personal) => {
  expect(stripPersonal(message)).not.toMatch(personal);
});

test('removes known values, longer ones first, in any case', () => {
  expect(
    stripPersonal('no Mei Ling Tan at LOT 7, mei', ['Mei', 'Mei Ling Tan', 'Lot 7', ' ']),
  ).toBe('no … at …, …');
});

test('treats a known value with regular expression syntax as text', () => {
  expect(stripPersonal('no (a+b)* here', ['(a+b)*', '.*'])).toBe('no … here');
});

test.each([
  ['/orders/ord_12ab?guest_id=2f1c', '/orders/ord_12ab'],
  ['https://demo.example.my/menu/3#Mei', '/menu/3'],
  ['/to/+60123456789/x', '/to/…/x'],
  ['/to/mei%40example.my', '/to/…'],
])('reduces %s to its path', (address, path) => {
  expect(redactPath(address)).toBe(path);
});
