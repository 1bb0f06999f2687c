import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, guestNo, hostWorks, maxSeatsTaken } from '../../testing/booking.ts';
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
  await hostWorks(restaurant, NOON.add({ seconds }));
  return (await detail(id)).reservation_status;
};

describe('simulateHost', () => {
  test('approves a reservation after 20 seconds', async () => {
    const { id } = await book(restaurant);
    expect(await statusAfter(id, 19)).toBe('PENDING');
    expect(await statusAfter(id, 20)).toBe('APPROVED');
    expect(await maxSeatsTaken(restaurant)).toBe(4);
  });

  test('rejects it and frees the seats if set to reject', async () => {
    restaurant.host.behaviour = 'rejects';
    const { id } = await book(restaurant);
    expect(await statusAfter(id, 20)).toBe('REJECTED');
    expect(await maxSeatsTaken(restaurant)).toBe(0);
  });

  test('leaves it pending if set to wait', async () => {
    restaurant.host.behaviour = 'waits';
    const { id } = await book(restaurant);
    expect(await statusAfter(id, 3600)).toBe('PENDING');
  });

  test('rejects a pending reservation with a past time', async () => {
    const { id } = await book(restaurant);
    await hostWorks(restaurant, at('2026-11-22T20:30'));
    expect((await detail(id)).reservation_status).toBe('REJECTED');
  });

  test('completes a stay at its end, not earlier', async () => {
    const { id } = await book(restaurant);
    await hostWorks(restaurant, NOON.add({ seconds: 20 }));
    await hostWorks(restaurant, at('2026-11-22T20:29'));
    expect((await detail(id)).reservation_status).toBe('APPROVED');
    await hostWorks(restaurant, at('2026-11-22T20:30'));
    expect(await detail(id)).toMatchObject({ reservation_status: 'COMPLETED', revision: 2 });
  });

  test('responds to a reservation once across instances, and never to a cancelled one', async () => {
    const mei = await joinMember(restaurant);
    const { id } = await book({ sdk: mei.sdk }, mei.identity);
    const withdrawn = await book(restaurant, as(guestNo(2)));
    await restaurant.sdk.reservationCancel({ path: { id: withdrawn.id }, body: as(guestNo(2)) });
    const later = NOON.add({ minutes: 1 });
    await Promise.all([1, 2, 3].map(() => hostWorks(restaurant, later)));
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

describe('sandbox host page', () => {
  const PAGE = 'http://demo.localhost:8080/sandbox/host';
  const chosen = async () =>
    /value="(\w+)" checked/.exec(await (await restaurant.fetch(new Request(PAGE))).text())?.[1];
  const choose = (behaviour: string) =>
    restaurant.fetch(
      new Request(PAGE, { method: 'POST', body: new URLSearchParams({ behaviour }) }),
    );

  test('sets the host’s response', async () => {
    expect(await chosen()).toBe('approves');
    const answer = await choose('rejects');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/host']);
    expect(await chosen()).toBe('rejects');
    const { id } = await book(restaurant);
    expect(await statusAfter(id, 20)).toBe('REJECTED');
    await choose('sleeps');
    expect(await chosen()).toBe('rejects');
  });

  test('is available in Chinese and runs no scripts', async () => {
    const answer = await restaurant.fetch(
      new Request(PAGE, { headers: { 'accept-language': 'zh-CN' } }),
    );
    expect(await answer.text()).toContain('接待员');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const style = await restaurant.fetch(new Request(`${PAGE}/page.css`));
    expect(await style.text()).toMatch(/\.ribbon[\s\S]*\.choice/);
  });
});
