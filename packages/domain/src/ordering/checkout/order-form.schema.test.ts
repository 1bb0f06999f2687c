import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldErrors } from '../../machines/form/field-errors.ts';
import { orderFormSchema } from './order-form.schema.ts';

const schema = orderFormSchema(() => true);

const filled = {
  full_name: ' Ann Tan ',
  email: 'ann@example.com',
  phone: '012-345 6789',
  remark: '',
  requestedTime: null,
};

it('trims the values and normalises the phone number', () => {
  expect(v.parse(schema, filled)).toEqual({
    ...filled,
    full_name: 'Ann Tan',
    phone: '+60123456789',
  });
});

it.each([
  ['full_name', '   ', 'FULL_NAME_REQUIRED'],
  ['full_name', 'x'.repeat(101), 'TOO_LONG'],
  ['email', '', 'EMAIL_REQUIRED'],
  ['email', 'ann@example', 'EMAIL_INVALID'],
  ['phone', ' ', 'PHONE_REQUIRED'],
  ['phone', '03-1234 5678', 'PHONE_INVALID'],
  ['remark', 'x'.repeat(201), 'TOO_LONG'],
])('returns for %s %j the error %s', (field, value, expected) => {
  expect(fieldErrors(schema, { ...filled, [field]: value })).toEqual({
    [field]: expected,
  });
});

it('accepts a remark of exactly 200 characters', () => {
  expect(fieldErrors(schema, { ...filled, remark: 'x'.repeat(200) })).toEqual({});
});

it('validates the requested time, where null is as soon as possible', () => {
  const noon = Temporal.Instant.from('2026-11-22T11:00:00+08:00');
  const late = orderFormSchema((time) => time !== null);
  expect(fieldErrors(late, filled)).toEqual({ requestedTime: 'TIME_UNAVAILABLE' });
  expect(fieldErrors(late, { ...filled, requestedTime: noon })).toEqual({});
  const soon = orderFormSchema((time) => time === null);
  expect(fieldErrors(soon, { ...filled, requestedTime: noon })).toEqual({
    requestedTime: 'TIME_UNAVAILABLE',
  });
});
