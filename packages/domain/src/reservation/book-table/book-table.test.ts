import { aMember } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import type { FieldChange } from '../../form/form.types.ts';
import { replies } from '../../testing/replies.ts';
import type { BookingFormValues } from '../form/booking-form.schema.ts';
import { aDesk } from '../testing/booking-desk.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const TOMORROW = Temporal.PlainDate.from('2026-11-22');

async function opened(options: Parameters<typeof aDesk>[0] = {}) {
  const desk = aDesk(options);
  const page = desk.openPage();
  const { form, view } = page.openForm();
  await replies();
  const change = (change: FieldChange<BookingFormValues>) => form.send({ type: 'CHANGE', change });
  const choose = (date: Temporal.PlainDate, time: string) =>
    form.send({ type: 'CHOOSE_TIME', slot: { date, time } });
  const submit = async () => {
    form.send({ type: 'SUBMIT' });
    await replies();
  };
  const fill = () => {
    choose(TOMORROW, '19:00');
    change({ field: 'customer_name', value: 'Aisyah' });
    change({ field: 'phone_no', value: '012-345 6789' });
  };
  return { ...desk, ...page, form, view, change, choose, fill, submit };
}

describe('the form', () => {
  it('begins with a party of two, the first day, a reminder, and no time', async () => {
    const { branchDetail, view } = await opened();
    expect(view()).toMatchObject({
      status: 'ready',
      sorry: null,
      tooLarge: null,
      chosen: null,
      updating: false,
      form: { values: { number_of_seats: 2, date: TODAY, time: null, reminder: true } },
    });
    expect(branchDetail).toHaveBeenCalledExactlyOnceWith(
      {
        path: { id: 'bangsar' },
        body: { latitude: null, longitude: null, number_of_seats: 2 },
      },
      expect.anything(),
    );
  });

  it('sends the booking that is filled in, and keeps who it was for', async () => {
    const { contact, fill, reservationStore, submit } = await opened();
    fill();
    await submit();
    expect(reservationStore.mock.calls[0]?.[0]).toEqual({
      headers: { 'Idempotency-Key': '00000000-0000-4000-8000-000000000001' },
      body: {
        customer_id: null,
        guest_id: '00000000-0000-4000-8000-00000000000a',
        branch_id: 'bangsar',
        date: '2026-11-22',
        time: '19:00',
        number_of_seats: 2,
        customer_name: 'Aisyah',
        phone_no: '+60123456789',
        reminder: 1,
      },
    });
    expect(contact.read()).toMatchObject({ customer_name: 'Aisyah', phone_no: '+60123456789' });
  });

  it('knows a member’s name and number', async () => {
    const { view } = await opened({
      member: aMember({ full_name: 'Mei', phone_no: '+60123456789' }),
    });
    expect(view().form.values).toMatchObject({ customer_name: 'Mei', phone_no: '012-345 6789' });
  });
});
