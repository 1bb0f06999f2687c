import type { StoreReservationRequest } from '@claypot/sdk';
import { writtenMobile } from '../../machines/form/fields/phone.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import { ownerId } from '../../storage/owner-id.ts';
import { type BookingChecks, bookingFormSchema } from './booking-form.schema.ts';
import { blankBooking } from './booking-form.ts';
import { type ContactDefaultsDeps, contactDefaults } from './contact.ts';

export interface BookingFormDeps extends ContactDefaultsDeps, BookingChecks {
  send: (body: StoreReservationRequest) => void;
}

/** Creates the booking form. On submit it stores the contact and sends the booking. */
export function createBookingForm(deps: BookingFormDeps) {
  return createForm({
    schema: bookingFormSchema(deps),
    initial: ({ branch_id }: { branch_id: string }) => {
      const { customer_name, phone_no } = contactDefaults(deps);
      return { ...blankBooking(branch_id), customer_name, phone_no: writtenMobile(phone_no) };
    },
    async submit(values) {
      const { branch_id, customer_name, date, number_of_seats, phone_no, reminder, time } = values;
      const identity = deps.identity();
      const owner = ownerId(identity);
      if (owner !== null) deps.contact.write({ owner, customer_name, phone_no });
      deps.send({
        ...identity,
        branch_id,
        date: date.toString(),
        time,
        number_of_seats,
        customer_name,
        phone_no,
        reminder: reminder ? 1 : 0,
        // Omitted if empty, because an older server rejects unknown fields.
        ...(values.occasion !== null && { occasion: values.occasion }),
        ...(values.note !== '' && { note: values.note }),
      });
    },
  });
}
