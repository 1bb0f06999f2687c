import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldErrors } from '../form/field-errors.ts';
import { controlledClock } from '../testing/fakes.ts';
import { ASAP, orderFormSchema } from './order-form.schema.ts';

const schema = orderFormSchema(controlledClock(), () => false);

const filled = {
  full_name: ' Ann Tan ',
  email: 'ann@example.com',
  phone: '012-345 6789',
  remark: '',
  time: ASAP,
};

it('takes what is filled in, without blanks around it and with one form of the number', () => {
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
  ['time', '2026-11-21T11:59:00+08:00', 'TIME_UNAVAILABLE'],
])('says of %s %j: %s', (field, value, expected) => {
  expect(fieldErrors(schema, { ...filled, [field]: value })).toEqual({
    [field]: expected,
  });
});

it('takes a remark of exactly 200 characters', () => {
  expect(fieldErrors(schema, { ...filled, remark: 'x'.repeat(200) })).toEqual({});
});

it('wants a time of its own where as soon as possible is over', () => {
  const late = orderFormSchema(controlledClock(), () => true);
  expect(fieldErrors(late, filled)).toEqual({ time: 'TIME_UNAVAILABLE' });
  expect(fieldErrors(late, { ...filled, time: '2026-11-22T11:00:00+08:00' })).toEqual({});
});
