import { BOARD_STATUSES } from '@claypot/domain/order-steps';
import type { BoardOrder, BoardStatus } from '@claypot/sdk/counter';
import { aBoardOrder } from '@claypot/testing/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyOrder,
  type BoardState,
  beginReload,
  EMPTY_BOARD,
  replaceOrders,
  shownOrders,
} from './board-state.ts';

const NEXT: Readonly<Record<BoardStatus, readonly BoardStatus[]>> = {
  PENDING: ['PREPARING', 'CANCELLED'],
  PREPARING: ['READY', 'DELIVERING', 'CANCELLED'],
  READY: ['PREPARING', 'DELIVERING', 'COMPLETED', 'NOT_COLLECTED'],
  DELIVERING: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
  NOT_COLLECTED: [],
};

/** Every version of every order, in the order in which the server wrote them. */
const histories = fc
  .array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 1, maxLength: 25 })
  .map((changes) => {
    const latest = new Map<string, BoardOrder>();
    return changes.map(([order, way], index) => {
      const id = `order-${order}`;
      const previous = latest.get(id);
      const next = previous === undefined ? undefined : NEXT[previous.status];
      const version = aBoardOrder({
        id,
        status: previous && next ? (next[way % next.length] ?? previous.status) : 'PENDING',
        is_acknowledged: previous !== undefined,
        status_changed_at: secondsLater(index),
      });
      latest.set(id, version);
      return version;
    });
  });

/** Events as a bad connection delivers them: in any order, repeated, and some never. */
const delivered = (versions: readonly BoardOrder[]) =>
  fc.array(fc.constantFrom(...versions), { maxLength: 40 });

function secondsLater(seconds: number): string {
  return Temporal.Instant.from('2026-11-27T04:00:00Z').add({ seconds }).toString();
}

/** Returns the last version of each order. */
function lastVersions(versions: readonly BoardOrder[]): BoardOrder[] {
  return [...new Map(versions.map((version) => [version.id, version])).values()];
}

/** Returns the server's board after these versions. */
function serverList(versions: readonly BoardOrder[]): BoardOrder[] {
  return lastVersions(versions).filter(({ status }) => BOARD_STATUSES.includes(status));
}

const receive = (state: BoardState, events: readonly BoardOrder[]) =>
  events.reduce(applyOrder, state);

const byId = (orders: readonly BoardOrder[]) =>
  orders.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe('board', () => {
  test('equals the server’s list after a reload, whatever the stream delivered before', () => {
    const runs = histories.chain((versions) =>
      fc.tuple(fc.constant(versions), delivered(versions)),
    );
    fc.assert(
      fc.property(runs, ([versions, events]) => {
        const before = receive(EMPTY_BOARD, events);
        const after = replaceOrders(beginReload(before), serverList(versions));
        expect(byId(shownOrders(after))).toEqual(byId(serverList(versions)));
      }),
    );
  });

  test('equals the server’s list when changes arrive during the reload, in any order', () => {
    const runs = histories.chain((versions) =>
      fc.nat(versions.length).chain((read) => {
        const listed = serverList(versions.slice(0, read));
        const changes = versions.slice(read);
        // An order that is not listed any more has no more events, because streams keep their order.
        const old = versions.filter(({ id }) => listed.some((order) => order.id === id));
        const repeated = [...changes, ...changes, ...old];
        return fc.record({
          versions: fc.constant(versions),
          listed: fc.constant(listed),
          before: delivered(versions),
          during: fc.shuffledSubarray(repeated, { minLength: repeated.length }),
        });
      }),
    );
    fc.assert(
      fc.property(runs, ({ versions, listed, before, during }) => {
        const started = beginReload(receive(EMPTY_BOARD, before));
        const after = replaceOrders(receive(started, during), listed);
        expect(byId(shownOrders(after))).toEqual(byId(serverList(versions)));
      }),
    );
  });

  test('does not depend on order and repetition of the events', () => {
    const runs = histories.chain((versions) =>
      fc.tuple(
        fc.constant(versions),
        delivered(versions),
        fc.shuffledSubarray(versions, { minLength: versions.length }),
      ),
    );
    fc.assert(
      fc.property(runs, ([versions, some, all]) => {
        const after = receive(EMPTY_BOARD, [...some, ...all]);
        expect(byId(shownOrders(after))).toEqual(byId(serverList(versions)));
      }),
    );
  });

  test('stays the same object when an event is repeated or older', () => {
    fc.assert(
      fc.property(histories, (versions) => {
        const state = receive(EMPTY_BOARD, versions);
        const older = versions.filter((version) => !lastVersions(versions).includes(version));
        expect(receive(state, older)).toBe(state);
      }),
    );
  });
});
