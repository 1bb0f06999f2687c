import { ApiError } from '@claypot/sdk';
import { aBranch, aMember, aReservation } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import type { FieldChange } from '../../machines/form/form.types.ts';
import { replies } from '../../testing/replies.ts';
import type { BookingFormValues } from '../form/booking-form.schema.ts';
import { aBookableBranch, aDesk, rejection } from '../testing/booking-desk.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const TODAY = Temporal.PlainDate.from('2026-11-21');
const TOMORROW = Temporal.PlainDate.from('2026-11-22');

async function opened(options: Parameters<typeof aDesk>[0] = {}) {
  const desk = aDesk(options);
  const page = desk.openPage();
  const { form, view } = page.openForm();
  await replies();
  const change = async (change: FieldChange<BookingFormValues>) => {
    form.send({ type: 'CHANGE', change });
    await replies();
  };
  const choose = (date: Temporal.PlainDate, time: string) =>
    form.send({ type: 'CHOOSE_TIME', slot: { date, time } });
  const submit = async () => {
    form.send({ type: 'SUBMIT' });
    await replies();
  };
  const fill = async () => {
    choose(TOMORROW, '19:00');
    await change({ field: 'customer_name', value: 'Aisyah' });
    await change({ field: 'phone_no', value: '012-345 6789' });
  };
  const pass = async (milliseconds: number) => {
    desk.ports.clock.advance(milliseconds);
    await replies();
  };
  return { ...desk, ...page, form, view, change, choose, fill, pass, submit };
}

/** Party sizes of the requests for times, in order. */
const parties = ({ branchDetail }: Pick<ReturnType<typeof aDesk>, 'branchDetail'>) =>
  branchDetail.mock.calls.map(([{ body }]) => body.number_of_seats);

describe('booking form', () => {
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
      { path: { id: 'bangsar' }, body: { latitude: null, longitude: null, number_of_seats: 2 } },
      expect.anything(),
    );
  });

  it('begins with the first day that has a table left', async () => {
    const full = aBookableBranch({
      date_dropdown_list: [
        { date: '2026-11-21', time_list: [], full_time_list: ['19:00'] },
        { date: '2026-11-22', time_list: ['19:00'], full_time_list: [] },
      ],
    });
    const { view } = await opened({ operations: { branchDetail: async () => full } });
    expect(view().form.values.date).toEqual(TOMORROW);
    expect(view().days?.map((day) => day.full)).toEqual([true, false]);
  });

  it('sends the booking and stores the contact for the next one', async () => {
    const { contact, fill, openForm, reservationStore, submit } = await opened();
    await fill();
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
    expect(openForm().view().form.values).toMatchObject({
      customer_name: 'Aisyah',
      phone_no: '012-345 6789',
    });
  });

  it('sends the occasion and the trimmed note, and starts the next form without them', async () => {
    const { change, fill, openForm, reservationStore, submit } = await opened();
    await fill();
    await change({ field: 'occasion', value: 'birthday' });
    await change({ field: 'note', value: ' A high chair, please. ' });
    await submit();
    expect(reservationStore.mock.calls[0]?.[0]).toMatchObject({
      body: { occasion: 'birthday', note: 'A high chair, please.' },
    });
    expect(openForm().view().form.values).toMatchObject({ occasion: null, note: '' });
  });

  it('sends nothing when the note is too long', async () => {
    const { change, fill, reservationStore, submit, view } = await opened();
    await fill();
    await change({ field: 'note', value: 'x'.repeat(201) });
    await submit();
    expect(view().form.errors).toEqual({ note: 'TOO_LONG' });
    expect(reservationStore).not.toHaveBeenCalled();
  });

  it('prefills the contact from the last order, else from the member', async () => {
    const member = aMember({ id: 'mei', full_name: 'Mei', phone_no: '+60123456789' });
    const { buyer, openForm, view } = await opened({ member });
    expect(view().form.values).toMatchObject({ customer_name: 'Mei', phone_no: '012-345 6789' });
    buyer.write({
      owner: 'mei',
      full_name: 'Mei Tan',
      email: 'm@example.com',
      phone: '+60187654321',
    });
    expect(openForm().view().form.values).toMatchObject({ customer_name: 'Mei Tan' });
    buyer.write({ owner: 'ann', full_name: 'Ann', email: 'a@example.com', phone: '+60187654321' });
    expect(openForm().view().form.values).toMatchObject({ customer_name: 'Mei' });
  });

  it('shows an error for each missing field and names the first', async () => {
    const { change, reservationStore, submit, view } = await opened();
    await change({ field: 'number_of_seats', value: null });
    await submit();
    expect(view().form).toMatchObject({
      firstInvalid: 'number_of_seats',
      errors: {
        number_of_seats: 'NUMBER_OF_GUEST_REQUIRED',
        time: 'TIME_REQUIRED',
        customer_name: 'NAME_REQUIRED',
        phone_no: 'PHONE_REQUIRED',
      },
    });
    expect(reservationStore).not.toHaveBeenCalled();
  });
});

describe('party size', () => {
  it('loads new times and shows the previous ones until they arrive', async () => {
    const desk = await opened();
    expect(desk.view().times.map(({ part }) => part)).toEqual(['afternoon', 'evening']);
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aBookableBranch>>();
    desk.branchDetail.mockReturnValueOnce(promise);
    await desk.change({ field: 'number_of_seats', value: 12 });
    expect(parties(desk)).toEqual([2, 12]);
    expect(desk.view()).toMatchObject({ updating: true, status: 'ready' });
    expect(desk.view().times).toHaveLength(2);
    resolve(
      aBookableBranch({
        date_dropdown_list: [
          { date: '2026-11-21', time_list: ['13:00'], full_time_list: ['19:00'] },
        ],
      }),
    );
    await replies();
    expect(desk.view().updating).toBe(false);
    expect(desk.view().times).toEqual([
      { part: 'afternoon', times: [{ time: '13:00', full: false }] },
      { part: 'evening', times: [{ time: '19:00', full: true }] },
    ]);
  });

  it('does not reload the times for an invalid number of guests', async () => {
    const desk = await opened();
    for (const value of [null, 0, 2.5, 1_000_000]) {
      await desk.change({ field: 'number_of_seats', value });
    }
    expect(parties(desk)).toEqual([2]);
    expect(desk.view().updating).toBe(false);
  });

  it.each([
    [null, false],
    [-1, true],
    [0, true],
    [1, false],
  ])('marks a party of %s guests as too small: %s', async (value, tooSmall) => {
    const { change, view } = await opened();
    await change({ field: 'number_of_seats', value });
    expect(view().tooSmall).toBe(tooSmall);
  });

  it('shows a field error for a party of 0 and sends nothing', async () => {
    const { change, fill, reservationStore, submit, view } = await opened();
    await fill();
    await change({ field: 'number_of_seats', value: 0 });
    await submit();
    expect(view().form.errors).toEqual({ number_of_seats: 'NUMBER_OF_GUEST_TOO_SMALL' });
    expect(view().form.firstInvalid).toBe('number_of_seats');
    expect(reservationStore).not.toHaveBeenCalled();
  });

  it('shows the number to call and sends nothing when the branch cannot seat the party', async () => {
    const { change, fill, reservationStore, submit, view } = await opened();
    await fill();
    await change({ field: 'number_of_seats', value: 73 });
    expect(view()).toMatchObject({
      tooLarge: { most: 72, contact_no: '+60322015512' },
      days: [],
      times: [],
      chosen: null,
    });
    await submit();
    expect(view().form.errors).toEqual({ number_of_seats: 'NUMBER_OF_GUEST_TOO_LARGE' });
    expect(reservationStore).not.toHaveBeenCalled();
    await change({ field: 'number_of_seats', value: 20_000 });
    expect(view()).toMatchObject({ tooLarge: { most: 72 }, days: [] });
    await change({ field: 'number_of_seats', value: 72 });
    expect(view().tooLarge).toBeNull();
    expect(view().days).not.toEqual([]);
  });
});

describe('day and time', () => {
  it('keeps the time on another day that has it free, else clears it', async () => {
    const { choose, form, view } = await opened();
    choose(TODAY, '19:00');
    expect(view().chosen).toMatchObject({ time: '19:00', problem: null, nearest: [] });
    form.send({ type: 'CHOOSE_DAY', date: TOMORROW });
    expect(view().form.values).toMatchObject({ date: TOMORROW, time: '19:00' });
    choose(TODAY, '13:00');
    form.send({ type: 'CHOOSE_DAY', date: TOMORROW });
    expect(view().form.values).toMatchObject({ date: TOMORROW, time: null });
  });

  it('reloads the times every 30 seconds and when the page becomes visible again', async () => {
    const { branchDetail, choose, form, pass, view } = await opened();
    choose(TODAY, '19:00');
    await pass(29 * SECOND);
    expect(branchDetail).toHaveBeenCalledTimes(1);
    branchDetail.mockResolvedValueOnce(
      aBookableBranch({
        date_dropdown_list: [
          { date: '2026-11-21', time_list: ['13:00'], full_time_list: ['13:30', '19:00'] },
          { date: '2026-11-22', time_list: ['18:30'], full_time_list: [] },
        ],
      }),
    );
    await pass(SECOND);
    expect(view().chosen).toEqual({
      date: TODAY,
      time: '19:00',
      problem: 'full',
      nearest: [
        { date: TODAY, time: '13:00' },
        { date: TOMORROW, time: '18:30' },
      ],
    });
    form.send({ type: 'REFRESH' });
    await replies();
    expect(branchDetail).toHaveBeenCalledTimes(3);
    expect(view().chosen?.problem).toBeNull();
  });

  it('stops polling when the page closes', async () => {
    const { branchDetail, form, pass } = await opened();
    form.stop();
    await pass(10 * 60 * SECOND);
    expect(branchDetail).toHaveBeenCalledTimes(1);
  });

  it('shows a field error and sends nothing when the chosen time is full', async () => {
    const { choose, fill, reservationStore, submit, view } = await opened();
    await fill();
    choose(TOMORROW, '20:00');
    await submit();
    expect(view().form.errors).toEqual({ time: 'TIME_UNAVAILABLE' });
    expect(reservationStore).not.toHaveBeenCalled();
  });

  it('marks the chosen time as gone when the branch closes earlier', async () => {
    const { branchDetail, choose, pass, view } = await opened();
    choose(TOMORROW, '19:00');
    branchDetail.mockResolvedValueOnce(
      aBookableBranch({
        date_dropdown_list: [{ date: '2026-11-22', time_list: ['18:30'], full_time_list: [] }],
      }),
    );
    await pass(30 * SECOND);
    expect(view().chosen).toMatchObject({
      problem: 'gone',
      nearest: [{ date: TOMORROW, time: '18:30' }],
    });
  });

  it('shows the cached times as stale while the network fails', async () => {
    const { branchDetail, pass, view } = await opened();
    branchDetail.mockRejectedValue(new ApiError({ kind: 'network' }));
    await pass(30 * SECOND);
    expect(view()).toMatchObject({ status: 'ready', stale: true });
    expect(view().days).toHaveLength(2);
    branchDetail.mockResolvedValue(aBookableBranch());
    await pass(60 * SECOND);
    expect(view().stale).toBe(false);
  });
});

describe('page left open overnight', () => {
  it('moves to the current day if no time was chosen', async () => {
    const { pass, view } = await opened();
    await pass(21 * HOUR);
    expect(view().days?.map(({ date }) => date)).toEqual([TOMORROW]);
    expect(view().form.values.date).toEqual(TOMORROW);
  });

  it('marks the chosen time as passed and offers the nearest ones', async () => {
    const { choose, fill, pass, reservationStore, submit, view } = await opened();
    await fill();
    choose(TODAY, '19:00');
    await pass(21 * HOUR);
    expect(view().chosen).toMatchObject({
      problem: 'passed',
      nearest: [
        { date: TOMORROW, time: '18:30' },
        { date: TOMORROW, time: '19:00' },
      ],
    });
    await submit();
    expect(view().form.errors).toEqual({ time: 'TIME_UNAVAILABLE' });
    expect(reservationStore).not.toHaveBeenCalled();
  });

  it('uses the time zone of the company, not of the device', async () => {
    const { view } = await opened({ zone: 'America/St_Johns' });
    // 12:00 in Kuala Lumpur is 00:30 of the same day in St John's.
    expect(view().days?.[0]?.times).toHaveLength(3);
    const behind = await opened({ zone: 'Pacific/Auckland' });
    // 12:00 in Kuala Lumpur is 17:00 in Auckland.
    expect(behind.view().days?.[0]?.times).toEqual([{ time: '19:00', full: false }]);
  });
});

describe('branch', () => {
  it('shows the number to call if the branch takes no bookings', async () => {
    const none = aBookableBranch({ is_able_reservation: 0, date_list: [], date_dropdown_list: [] });
    const { view } = await opened({ operations: { branchDetail: async () => none } });
    expect(view()).toMatchObject({ sorry: { contact_no: '+60322015512' }, days: [] });
  });

  it('has status notFound if the branch does not exist', async () => {
    const { view } = await opened({
      operations: { branchDetail: () => Promise.reject(rejection('NOT_FOUND', null, 404)) },
    });
    expect(view()).toMatchObject({ status: 'notFound', branch: null });
  });

  it('reloads on RETRY after a failed load', async () => {
    const { branchDetail, form, openForm } = await opened();
    branchDetail.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const other = openForm('uptown');
    await replies();
    expect(other.view()).toMatchObject({ status: 'failed', error: 'ERROR', days: null });
    other.form.send({ type: 'RETRY' });
    await replies();
    expect(other.view().status).toBe('ready');
    form.stop();
  });

  it('shows the branch from the cached list before its times load', async () => {
    const desk = aDesk();
    desk.cache.put(desk.branchesKey, [aBranch()]);
    const { form, view } = desk.openPage().openForm();
    expect(view()).toMatchObject({ status: 'ready', days: null, times: [] });
    expect(view().branch?.branch_name).toBe('CCH Bangsar');
    await replies();
    expect(view().days).toHaveLength(2);
    form.stop();
  });
});

describe('reservation request', () => {
  it('is attended while the form is open', async () => {
    const { events, fill, form, request, submit } = await opened();
    expect(request.getSnapshot().context.attended).toBe(true);
    await fill();
    await submit();
    expect(events.emitted).toEqual([{ type: 'booking.made', attended: true }]);
    form.stop();
    expect(request.getSnapshot().context.attended).toBe(false);
  });

  it('shows the nearest times and reloads the times when the time is full', async () => {
    const { asked, branchDetail, choose, fill, reservationStore, submit, view } = await opened();
    await fill();
    const nearest = [{ date: '2026-11-22', time: '18:30' }];
    reservationStore.mockRejectedValueOnce(
      rejection('UNABLE_TO_RESERVE', { reason: 'full', contact_no: '+60322015512', nearest }),
    );
    await submit();
    expect(asked()).toMatchObject({
      stage: 'rejected',
      problem: { kind: 'full', nearest: [{ date: TOMORROW, time: '18:30' }] },
    });
    expect(branchDetail).toHaveBeenCalledTimes(2);
    choose(TOMORROW, '18:30');
    expect(asked()).toMatchObject({ stage: 'idle', problem: null });
    await submit();
    expect(asked().stage).toBe('done');
    expect(view().form.values.time).toBe('18:30');
  });

  it.each([
    [
      'takes no bookings',
      rejection('UNABLE_TO_RESERVE', { reason: 'not_taken', contact_no: '+6031', nearest: [] }),
      { kind: 'notTaken', contact_no: '+6031' },
    ],
    [
      'cannot seat so many',
      rejection('PARTY_TOO_LARGE', { number_of_seats: 40, contact_no: '+6031' }),
      { kind: 'tooLarge', most: 40, contact_no: '+6031' },
    ],
    [
      'does not offer the time',
      rejection('INVALID_RESERVATION_TIME', { earliest: { date: '2026-11-22', time: '18:30' } }),
      { kind: 'timeUnavailable', nearest: [{ date: TOMORROW, time: '18:30' }] },
    ],
    [
      'offers no time at all',
      rejection('INVALID_RESERVATION_TIME', { earliest: null }),
      { kind: 'timeUnavailable', nearest: [] },
    ],
    [
      'does not know the number',
      rejection('INVALID_PHONE_NO'),
      { kind: 'rejected', code: 'INVALID_PHONE_NO' },
    ],
  ])('shows the problem when the branch %s', async (_, error, problem) => {
    const { asked, fill, reservationStore, submit } = await opened();
    await fill();
    reservationStore.mockRejectedValueOnce(error);
    await submit();
    expect(asked()).toEqual({ stage: 'rejected', problem, result: null });
  });

  it('looks up a lost response by its key and does not book twice', async () => {
    const { asked, events, fill, reservationOutcome, reservationStore, submit } = await opened();
    await fill();
    reservationStore.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    reservationOutcome.mockResolvedValueOnce({ reservation: aReservation() });
    await submit();
    expect(reservationOutcome.mock.calls[0]?.[0]).toEqual({
      body: {
        customer_id: null,
        guest_id: '00000000-0000-4000-8000-00000000000a',
        idempotency_key: '00000000-0000-4000-8000-000000000001',
      },
    });
    expect(asked().stage).toBe('done');
    expect(events.emitted).toEqual([{ type: 'booking.made', attended: true }]);
    expect(reservationStore).toHaveBeenCalledOnce();
  });

  it('looks up a pending request after a reload', async () => {
    const desk = await opened();
    await desk.fill();
    desk.reservationStore.mockReturnValueOnce(new Promise(() => {}));
    await desk.submit();
    desk.form.stop();
    desk.request.stop();
    desk.reservationOutcome.mockResolvedValueOnce({ reservation: aReservation() });
    const page = desk.openPage();
    expect(page.asked().stage).toBe('checking');
    await replies();
    expect(page.asked().stage).toBe('done');
    expect(desk.events.emitted).toEqual([{ type: 'booking.made', attended: false }]);
    expect(desk.stored.read()).toBeNull();
  });
});
