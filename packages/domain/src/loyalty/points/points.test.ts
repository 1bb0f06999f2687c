import type { PointTransaction } from '@claypot/sdk';
import { aMember } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { controlledClock, stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createPoints, pointsOf } from './points.implementation.ts';

type Kind = PointTransaction['point_txn_type'];

function entry(point_txn_type: Kind, point_amount: number, balance = 0): PointTransaction {
  return {
    id: `${point_txn_type}${point_amount}`,
    point_txn_type,
    point_amount,
    balance,
    created_date: '2026-11-21T12:00:00+08:00',
    order_id: null,
    sales_order_tx_id: null,
    voucher_name: null,
    delivery_method: null,
  };
}

const kindsOf = (entries: readonly PointTransaction[]) => entries.map(({ id }) => id);

describe('pointsOf', () => {
  it('splits the entries by kind, and refunds by sign', () => {
    const { earning, spending } = pointsOf([
      entry('purchase', 5),
      entry('refund', -5),
      entry('refund', 7),
      entry('order_discount', -7),
      entry('sign_up_reward', 100),
      entry('voucher_redeem', -50),
      entry('dine_in', 3),
    ]);
    expect(kindsOf(earning)).toEqual(['purchase5', 'refund7', 'sign_up_reward100', 'dine_in3']);
    expect(kindsOf(spending)).toEqual(['refund-5', 'order_discount-7', 'voucher_redeem-50']);
  });

  it('puts each entry in one list, in order, and returns the balance of the newest', () => {
    const some = fc.array(
      fc
        .tuple(
          fc.constantFrom<Kind>('purchase', 'refund', 'voucher_redeem', 'order_discount'),
          fc.integer({ min: -9, max: 9 }),
          fc.nat(),
        )
        .map((parts) => entry(...parts)),
    );
    fc.assert(
      fc.property(some, (entries) => {
        const { all, balance, earning, spending } = pointsOf(entries);
        expect(all).toEqual(entries);
        expect(
          entries.filter((each) => earning.includes(each) !== spending.includes(each)),
        ).toEqual(entries);
        expect(balance).toBe(entries[0]?.balance ?? 0);
      }),
    );
  });
});

describe('points query', () => {
  function open(member: ReturnType<typeof aMember> | null) {
    const pointList = vi.fn(async () => [entry('purchase', 37, 137)]);
    const clock = controlledClock();
    const cache = createQueryCache(clock);
    const events = recordedEvents();
    const actor = createActor(
      createPoints({ api: stubSdk({ pointList }), cache, clock, events, member: () => member }),
    ).start();
    return { actor, events, pointList };
  }

  it('loads the points of a member by id', async () => {
    const { actor, pointList } = open(aMember({ id: 'mei' }));
    await replies();
    expect(pointList).toHaveBeenCalledWith({ path: { customerId: 'mei' } }, expect.anything());
    expect(selectQuery(actor.getSnapshot())).toMatchObject({
      status: 'ready',
      data: { balance: 137 },
    });
  });

  it('loads them again when a counter has changed them, until the page is left', async () => {
    const { actor, events, pointList } = open(aMember({ id: 'mei' }));
    await replies();
    events.emit({ type: 'member.outdated' });
    await replies();
    expect(pointList).toHaveBeenCalledTimes(2);
    actor.stop();
    events.emit({ type: 'member.outdated' });
    expect(pointList).toHaveBeenCalledTimes(2);
  });

  it('loads nothing without a member', async () => {
    const { actor, pointList } = open(null);
    await replies();
    expect(pointList).not.toHaveBeenCalled();
    expect(selectQuery(actor.getSnapshot()).status).toBe('empty');
  });
});
