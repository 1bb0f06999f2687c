import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { book, demoStaffWorks, guestNo, maxSeatsTaken } from '../../testing/booking.ts';
import { joinMember } from '../../testing/join-member.ts';
import { as, at, GUEST, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const detail = (id: string) => restaurant.sdk.reservationDetail({ path: { id }, body: as(GUEST) });
const statusAfter = async (id: string, seconds: number) => {
  await demoStaffWorks(restaurant, NOON.add({ seconds }));
  return (await detail(id)).reservation_status;
};

describe('simulateBookings', () => {
  test('approves a reservation after 20 seconds', async () => {
    const { id } = await book(restaurant);
    expect(await statusAfter(id, 19)).toBe('PENDING');
    expect(await statusAfter(id, 20)).toBe('APPROVED');
    expect(await maxSeatsTaken(restaurant)).toBe(4);
  });

  test('does nothing in a branch without demo staff', async () => {
    const { id } = await book(restaurant);
    await restaurant.db.execute(sql`update branch_settings set simulator = false`);
    expect(await statusAfter(id, 3600)).toBe('PENDING');
  });

  test('records its steps as demo staff', async () => {
    const { id } = await book(restaurant);
    await statusAfter(id, 20);
    expect(
      await restaurant.db.query(sql`
        select staff_id, operation, changes from staff_events where target_id = ${id}`),
    ).toEqual([
      {
        staff_id: 'order-simulator',
        operation: 'takeBookingStep.approve',
        changes: [{ field: 'status', before: 'PENDING', after: 'APPROVED' }],
      },
    ]);
  });

  test('rejects a pending reservation with a past time', async () => {
    const { id } = await book(restaurant);
    await demoStaffWorks(restaurant, at('2026-11-22T20:30'));
    expect((await detail(id)).reservation_status).toBe('REJECTED');
  });

  test('completes a stay at its end, not earlier', async () => {
    const { id } = await book(restaurant);
    await demoStaffWorks(restaurant, NOON.add({ seconds: 20 }));
    await demoStaffWorks(restaurant, at('2026-11-22T20:29'));
    expect((await detail(id)).reservation_status).toBe('APPROVED');
    await demoStaffWorks(restaurant, at('2026-11-22T20:30'));
    expect(await detail(id)).toMatchObject({ reservation_status: 'COMPLETED', revision: 2 });
  });

  test('responds to a reservation once across instances, and never to a cancelled one', async () => {
    const mei = await joinMember(restaurant);
    const { id } = await book({ sdk: mei.sdk }, mei.identity);
    const withdrawn = await book(restaurant, as(guestNo(2)));
    await restaurant.sdk.reservationCancel({ path: { id: withdrawn.id }, body: as(guestNo(2)) });
    const later = NOON.add({ minutes: 1 });
    await Promise.all([1, 2, 3].map(() => demoStaffWorks(restaurant, later)));
    expect(await mei.sdk.reservationDetail({ path: { id }, body: mei.identity })).toMatchObject({
      reservation_status: 'APPROVED',
      revision: 1,
    });
    expect(
      (await mei.sdk.notifications({ path: { id: mei.id } })).map(({ message }) => message),
    ).toEqual([expect.stringContaining('confirmed'), expect.stringContaining('We have')]);
    const [cancelled] = await restaurant.sdk.reservationList({ body: as(guestNo(2)) });
    expect(cancelled?.reservation_status).toBe('CANCELLED');
  });
});
