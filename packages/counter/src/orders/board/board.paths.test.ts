import { unvisited } from '@claypot/domain/testing';
import { aBoard, aBoardOrder } from '@claypot/testing/counter';
import { expect, it } from 'vitest';
import { boardMachine } from './board.machine.ts';

const nothing = () => undefined;
const machine = boardMachine.provide({
  actions: {
    setNow: nothing,
    setCurrent: nothing,
    correctClock: nothing,
    requestWakeLock: nothing,
  },
});

/** Returns the snapshot event of the query with its data and request. */
const list = (data: unknown, tag: 'loading' | 'shown') => ({
  type: 'xstate.snapshot.list',
  snapshot: { context: { data }, hasTag: (name: string) => name === tag },
});

it('reaches every state and handles every event', () => {
  const events = [
    { type: 'HEARD' },
    { type: 'ORDER', order: aBoardOrder() },
    { type: 'BRANCH', branch: aBoard().branch },
    { type: 'BOOKINGS', waiting: 1 },
    { type: 'REFRESH' },
    { type: 'CLOSED' },
    { type: 'ONLINE' },
    { type: 'OFFLINE' },
    { type: 'ACKNOWLEDGED', id: 'order-2' },
    { type: 'VISIBLE' },
    { type: 'SIGNED_IN' },
    { type: 'LOCKED' },
    { type: 'WAKE_LOCK', isOn: false },
    { type: 'RETRY' },
    list(null, 'loading'),
    list(aBoard(), 'shown'),
    { type: 'xstate.after.reconnect.board.stream.lost' },
    { type: 'xstate.after.connectTimeout.board.stream.open.connecting' },
    { type: 'xstate.after.silence.board.stream.open.live' },
    { type: 'xstate.after.tick.board.time.ticking' },
  ];
  const input = { branch_id: 'bangsar' };
  expect(unvisited(machine, { events, input })).toEqual({ states: [], events: [] });
});
