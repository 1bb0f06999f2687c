import { ApiError, type SalesOrderSummary } from '@claypot/sdk';
import { aClaimedVoucher, anOrderSummary, aReservation, SAMPLE_TOKEN } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectMember } from '../../account/session/session.selectors.ts';
import { selectBooking } from '../../booking/bookings/bookings.selectors.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { replies } from '../../testing/replies.ts';
import { profileMachines } from '../machines/account/profile-machines.ts';
import { bookingMachines } from '../machines/booking/booking-machines.ts';
import { voucherMachines } from '../machines/loyalty/voucher-machines.ts';
import { orderMachines } from '../machines/ordering/order-machines.ts';
import { type App, asGuest, asMember, order } from '../testing/restaurant.ts';

const offline = () => Promise.reject(new ApiError({ kind: 'unsent', code: 'OFFLINE' }));

function readOrders(app: App) {
  const actor = createActor(app.machines(orderMachines).orders, { input: undefined }).start();
  return () => selectQuery<SalesOrderSummary[]>(actor.getSnapshot());
}

/** Loads the orders online, then lets a minute pass. */
async function afterReading(visit: Awaited<ReturnType<typeof asGuest>>) {
  const order = anOrderSummary({ id: 'CCH-7' });
  visit.operations.orderList.mockResolvedValue([order]);
  const readAt = visit.ports.clock.now().epochMilliseconds;
  const orders = readOrders(visit.app);
  await replies();
  expect(orders().data).toEqual([order]);
  visit.ports.reads.rest();
  visit.ports.clock.advance(60_000);
  return { ...visit, order, readAt };
}

it('shows persisted orders while offline and refreshes when the connection is restored', async () => {
  const { app, open, operations, order, ports, readAt } = await afterReading(await asGuest());
  app.stop();
  operations.orderList.mockImplementation(offline);
  ports.connection.become(false);
  const orders = readOrders(await open());
  expect(orders()).toMatchObject({ status: 'ready', data: [order], refreshing: true });
  await replies();
  expect(orders()).toMatchObject({ data: [order], stale: true, asOf: readAt, error: 'OFFLINE' });

  operations.orderList.mockResolvedValue([]);
  ports.connection.become(true);
  await replies();
  expect(orders()).toMatchObject({ status: 'empty', stale: false, asOf: null });
});

it('loads what failed while offline when the connection is restored', async () => {
  const { app, operations, ports } = await asGuest();
  operations.orderList.mockImplementationOnce(offline).mockResolvedValue([]);
  const orders = readOrders(app);
  await replies();
  expect(orders()).toMatchObject({ status: 'failed', error: 'OFFLINE' });
  ports.connection.become(true);
  await replies();
  expect(orders().status).toBe('empty');
});

it.each([
  ['signs out', (app: App) => app.session.send({ type: 'SIGN_OUT' })],
  ['is known no more', (app: App) => app.session.send({ type: 'EXPIRED', token: SAMPLE_TOKEN })],
])('erases persisted reads when the member %s', async (_, leave) => {
  const { app, ports } = await afterReading(await asMember());
  expect([...ports.reads.entries.values()].join()).toContain('CCH-7');
  leave(app);
  await replies();
  ports.reads.rest();
  expect([...ports.reads.entries.keys()]).toEqual([]);
});

describe('offline visit of a member with persisted lists', () => {
  const bookingsOf = (app: App, reservation_id: string | null) =>
    createActor(app.machines(bookingMachines).bookings, { input: { reservation_id } }).start();

  async function afterReadingLists() {
    const visit = await asMember();
    const held = aClaimedVoucher();
    const booking = aReservation();
    Object.assign(visit.operations, {
      claimedVoucherList: async () => [held],
      reservationList: async () => [booking],
      reservationDetail: offline,
    });
    createActor(visit.app.machines(voucherMachines).claimedVouchers).start();
    bookingsOf(visit.app, null);
    const orders = readOrders(visit.app);
    await replies();
    expect(orders().status).toBe('empty');
    visit.ports.reads.rest();
    return {
      booking,
      held,
      visit,
      withoutLine: async () => {
        visit.app.stop();
        Object.assign(visit.operations, {
          claimedVoucherList: offline,
          reservationList: offline,
          orderList: offline,
        });
        visit.ports.connection.become(false);
        return visit.open();
      },
    };
  }

  it('shows each voucher and booking of the lists, and the profile', async () => {
    const { booking, held, withoutLine } = await afterReadingLists();
    const app = await withoutLine();
    const input = { voucher_id: held.id };
    const voucher = createActor(app.machines(voucherMachines).claimedVoucher, { input }).start();
    const visit = bookingsOf(app, booking.id);
    await replies();
    expect(selectQuery(voucher.getSnapshot())).toMatchObject({
      stale: true,
      data: { id: held.id },
    });
    expect(selectBooking(visit.getSnapshot())).toMatchObject({ stale: true, reservation: booking });

    // The payment code and the profile come from the session.
    const profile = createActor(app.machines(profileMachines).profile, {
      input: undefined,
    }).start();
    const member = selectMember(app.session.getSnapshot());
    expect(member?.member_no).toBeTruthy();
    expect(selectForm(profile.getSnapshot()).values.full_name).toBe(member?.full_name ?? '');
  });

  it('shows persisted data as stale after an order has changed it', async () => {
    const { visit, withoutLine } = await afterReadingLists();
    await order(visit.app);
    visit.pay();
    visit.app.checkout.send({ type: 'RETURNED' });
    visit.app.checkout.send({ type: 'OPEN' });
    await replies();
    expect(visit.ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
    const app = await withoutLine();
    const orders = readOrders(app);
    const held = createActor(app.machines(voucherMachines).claimedVouchers).start();
    await replies();
    expect(orders()).toMatchObject({ status: 'empty', stale: true });
    expect(selectQuery(held.getSnapshot())).toMatchObject({ status: 'ready', stale: true });
  });
});
