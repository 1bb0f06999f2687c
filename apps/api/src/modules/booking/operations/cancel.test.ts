import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { book, changeBranch, guestNo, hostMoves, maxSeatsTaken } from '../../../testing/booking.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const cancel = (id: string) => restaurant.sdk.reservationCancel({ path: { id }, body: as(GUEST) });
const detail = (id: string) => restaurant.sdk.reservationDetail({ path: { id }, body: as(GUEST) });
const host = (
  id: string,
  from: 'PENDING' | 'APPROVED',
  to: 'APPROVED' | 'REJECTED' | 'NO_SHOW' | 'COMPLETED',
) => hostMoves(restaurant, id, { from, to });

describe('reservationCancel', () => {
  test('frees the seats and increments the revision', async () => {
    await changeBranch(restaurant, sql`number_of_seats = 4`);
    const { id } = await book(restaurant);
    expect(await cancel(id)).toMatchObject({ reservation_status: 'CANCELLED', revision: 1 });
    expect(await maxSeatsTaken(restaurant)).toBe(0);
    expect((await book(restaurant, as(guestNo(2)))).reservation_status).toBe('PENDING');
  });

  test('frees the seats once for repeated and concurrent requests', async () => {
    const { id } = await book(restaurant);
    await book(restaurant, as(guestNo(2)));
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
    expect(answers.map(({ reservation_status }) => reservation_status)).toEqual(
      Array(10).fill('CANCELLED'),
    );
    expect(await cancel(id)).toMatchObject({ reservation_status: 'CANCELLED', revision: 1 });
    expect(await maxSeatsTaken(restaurant)).toBe(4);
  });

  test('returns RESERVATION_APPROVED with the branch’s phone number for an approved reservation', async () => {
    const { id } = await book(restaurant);
    await host(id, 'PENDING', 'APPROVED');
    await expect(cancel(id)).rejects.toMatchObject({
      status: 422,
      code: 'RESERVATION_APPROVED',
      data: { contact_no: '+60378765432' },
    });
    expect(await detail(id)).toMatchObject({ reservation_status: 'APPROVED', revision: 1 });
    expect(await maxSeatsTaken(restaurant)).toBe(4);
  });

  test.each(['REJECTED', 'NO_SHOW', 'COMPLETED'] as const)(
    'rejects a reservation that is %s, whose seats are free',
    async (to) => {
      const { id } = await book(restaurant);
      await host(id, 'PENDING', 'APPROVED');
      await host(id, 'APPROVED', to);
      await expect(cancel(id)).rejects.toMatchObject({ code: 'RESERVATION_NOT_CANCELLABLE' });
      expect((await detail(id)).reservation_status).toBe(to);
      expect(await maxSeatsTaken(restaurant)).toBe(0);
    },
  );
});

test('has one winner when the customer cancels while the host approves', async () => {
  const { id } = await book(restaurant);
  const [cancelled, approved] = await Promise.all([
    cancel(id).then(
      () => true,
      (error: { code: string }) => {
        expect(error.code).toBe('RESERVATION_APPROVED');
        return false;
      },
    ),
    host(id, 'PENDING', 'APPROVED'),
  ]);
  expect(cancelled).toBe(!approved);
  expect(await detail(id)).toMatchObject({
    reservation_status: cancelled ? 'CANCELLED' : 'APPROVED',
    revision: 1,
  });
  expect(await maxSeatsTaken(restaurant)).toBe(cancelled ? 0 : 4);
});

test('frees the seats once when the customer cancels while the host rejects', async () => {
  const { id } = await book(restaurant);
  await book(restaurant, as(guestNo(2)));
  await Promise.allSettled([
    cancel(id),
    host(id, 'PENDING', 'REJECTED'),
    cancel(id),
    host(id, 'PENDING', 'REJECTED'),
  ]);
  expect((await detail(id)).revision).toBe(1);
  expect(await maxSeatsTaken(restaurant)).toBe(4);
});

test('rejects a status transition that is not allowed', async () => {
  const { id } = await book(restaurant);
  await expect(hostMoves(restaurant, id, { from: 'CANCELLED', to: 'APPROVED' })).rejects.toThrow(
    'Invalid reservation status change: CANCELLED → APPROVED',
  );
  expect(await host(id, 'APPROVED', 'COMPLETED')).toBe(false);
  expect(await detail(id)).toMatchObject({ reservation_status: 'PENDING', revision: 0 });
});
