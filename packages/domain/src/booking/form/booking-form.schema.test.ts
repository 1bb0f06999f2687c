import * as v from 'valibot';
import { describe, expect, it, test, vi } from 'vitest';
import { fieldErrors } from '../../machines/form/field-errors.ts';
import { type BookingFormValues, bookingFormSchema } from './booking-form.schema.ts';

const FILLED: BookingFormValues = {
  branch_id: 'bangsar',
  number_of_seats: 4,
  date: Temporal.PlainDate.from('2026-11-22'),
  time: '19:00',
  customer_name: ' Aisyah ',
  phone_no: '012-345 6789',
  reminder: true,
  occasion: null,
  note: '',
};

const free = { isSeatable: () => true, isFree: () => true };
const errors = (changes: Partial<BookingFormValues>, checks = free) =>
  fieldErrors(bookingFormSchema(checks), { ...FILLED, ...changes });

describe('bookingFormSchema', () => {
  it('trims the name and normalises the phone number', () => {
    expect(v.parse(bookingFormSchema(free), FILLED)).toMatchObject({
      customer_name: 'Aisyah',
      phone_no: '+60123456789',
      number_of_seats: 4,
      time: '19:00',
    });
    expect(errors({ reminder: false })).toEqual({});
  });

  test.each<[Partial<BookingFormValues>, object]>([
    [{ number_of_seats: null }, { number_of_seats: 'NUMBER_OF_GUEST_REQUIRED' }],
    [{ number_of_seats: 0 }, { number_of_seats: 'NUMBER_OF_GUEST_TOO_SMALL' }],
    [{ number_of_seats: -1 }, { number_of_seats: 'NUMBER_OF_GUEST_TOO_SMALL' }],
    [{ number_of_seats: 2.5 }, { number_of_seats: 'NUMBER_OF_GUEST_TOO_SMALL' }],
    [{ number_of_seats: 10_001 }, { number_of_seats: 'NUMBER_OF_GUEST_TOO_LARGE' }],
    [{ date: null }, { date: 'DATE_REQUIRED' }],
    [{ time: null }, { time: 'TIME_REQUIRED' }],
    [{ customer_name: ' ' }, { customer_name: 'NAME_REQUIRED' }],
    [{ customer_name: 'a'.repeat(101) }, { customer_name: 'TOO_LONG' }],
    [{ phone_no: '' }, { phone_no: 'PHONE_REQUIRED' }],
    [{ phone_no: '12' }, { phone_no: 'PHONE_INVALID' }],
  ])('rejects %o with %o', (changes, expected) => {
    expect(errors(changes)).toEqual(expected);
  });

  it('returns only the party error when the branch cannot seat the party', () => {
    const isSeatable = () => false;
    const isFree = () => false;
    expect(errors({}, { isSeatable, isFree })).toEqual({
      number_of_seats: 'NUMBER_OF_GUEST_TOO_LARGE',
    });
  });

  it('returns the time error together with the errors of other fields', () => {
    const isFree = vi.fn(() => false);
    expect(errors({ phone_no: '' }, { ...free, isFree })).toEqual({
      phone_no: 'PHONE_REQUIRED',
      time: 'TIME_UNAVAILABLE',
    });
    expect(isFree).toHaveBeenCalledWith(
      expect.objectContaining({ branch_id: 'bangsar', number_of_seats: 4 }),
      expect.objectContaining({ date: FILLED.date, time: '19:00' }),
    );
  });
});
