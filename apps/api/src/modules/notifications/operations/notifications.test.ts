import { describe, expect, test } from 'vitest';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { addition, checkout, decide, order } from '../../../testing/ordering.ts';
import { at, NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { both } from '../../../testing/texts.ts';
import { simulateOrders } from '../../ordering/order-simulator.ts';
import { notify } from '../notifications.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const list = (sdk = mei.sdk) => sdk.notifications({ path: { id: mei.id } });
const unread = () => mei.sdk.unreadCount({ path: { userId: mei.id } });
const read = (up_to: string) =>
  mei.sdk.notificationsRead({ path: { id: mei.id }, body: { up_to } });
const notifyOnce = (id: string, now = NOON) =>
  notify(restaurant.db, mei.id, { id, message: both(id), about: null }, now);

describe('notifications', () => {
  test('are empty at first', async () => {
    expect(await list()).toEqual([]);
    expect(await unread()).toBe(0);
  });

  test('are newest first with relative time in the requested language', async () => {
    await notifyOnce('older', at('2026-11-21T09:00'));
    await notifyOnce('newer', at('2026-11-21T11:55'));
    expect(await list()).toEqual([
      {
        id: 'newer',
        message: 'newer',
        about: null,
        created_at: '2026-11-21T11:55:00+08:00',
        read_at: null,
        diffForHumans: '5 minutes ago',
      },
      expect.objectContaining({ id: 'older', diffForHumans: '3 hours ago' }),
    ]);
    expect(await list(restaurant.sdkOf('demo', 'zh_CN', mei.token))).toMatchObject([
      { message: '中文newer', diffForHumans: '5分钟前' },
      { message: '中文older' },
    ]);
  });

  test('contain the order, booking or member page to open', async () => {
    const order = { kind: 'order', id: 'so-1' } as const;
    const points = { kind: 'points', id: null } as const;
    for (const about of [order, points]) {
      const notification = { id: about.kind, message: both(about.kind), about };
      await notify(restaurant.db, mei.id, notification, NOON);
    }
    expect((await list()).map(({ about }) => about)).toEqual([points, order]);
  });

  test('contain each id once and the newest hundred only', async () => {
    for (let notification = 0; notification < 105; notification += 1)
      await notifyOnce(`told-${notification}`);
    await notifyOnce('told-104');
    const notification = await list();
    expect(notification).toHaveLength(100);
    expect(notification[0]?.id).toBe('told-104');
    expect(await unread()).toBe(105);
  });
});

describe('notificationsRead', () => {
  test('marks the notifications shown but not later ones', async () => {
    await notifyOnce('first');
    await notifyOnce('second');
    await notifyOnce('third');
    restaurant.clock.set(at('2026-11-21T12:30'));
    expect(await read('second')).toBe(1);
    restaurant.clock.set(at('2026-11-21T13:00'));
    expect(await read('second')).toBe(1);
    expect(await list()).toMatchObject([
      { id: 'third', read_at: null },
      { id: 'second', read_at: '2026-11-21T12:30:00+08:00' },
      { id: 'first', read_at: '2026-11-21T12:30:00+08:00' },
    ]);
    expect(await unread()).toBe(1);
  });

  test('does not change earlier notifications of other members', async () => {
    const aisyah = await joinMember(restaurant, '+60198765432');
    await notify(
      restaurant.db,
      aisyah.id,
      { id: 'hers', message: both('hers'), about: null },
      NOON,
    );
    await notifyOnce('mine');
    expect(await read('mine')).toBe(0);
    expect(await aisyah.sdk.unreadCount({ path: { userId: aisyah.id } })).toBe(1);
  });

  test('returns 404 for an unknown id', async () => {
    await notifyOnce('first');
    await expect(read('second')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await unread()).toBe(1);
  });
});

describe('member’s order', () => {
  const messages = async () => (await list()).map(({ message }) => message).reverse();

  async function pay() {
    await mei.sdk.cartCreate({ body: addition(mei.identity) });
    const { point_earn: total_point_get } = await mei.sdk.cartCalculateTotal({
      body: mei.identity,
    });
    return order(mei, checkout({ ...mei.identity, total_point_get }));
  }

  test('sends a notification for every status and for the points', async () => {
    const placed = await pay();
    expect(await messages()).toEqual([]);
    await decide(restaurant, placed, 'approved');
    for (const time of ['12:01', '12:10', '12:20']) {
      restaurant.clock.set(at(`2026-11-21T${time}`));
      const { db, courier, clock } = restaurant;
      await simulateOrders(
        { db, courier, report: (error) => expect.fail(String(error)) },
        clock.now(),
      );
    }
    const number = placed.sales_order_tx_id;
    expect(await messages()).toEqual([
      `Order ${number} is paid. The kitchen has started.`,
      `Order ${number} is ready. Come and get it while it is hot.`,
      `Order ${number} is complete. Enjoy your meal!`,
      `You earned 22 points with order ${number}.`,
    ]);
  });

  test('sends a notification of the cancellation when it is not paid', async () => {
    const placed = await pay();
    await decide(restaurant, placed, 'declined');
    expect(await messages()).toEqual([`Order ${placed.sales_order_tx_id} was cancelled.`]);
  });
});
