import { unvisited } from '@claypot/domain/testing';
import { expect, it } from 'vitest';
import { ticketMachine } from './ticket.machine.ts';

it('reaches every state and handles every event', () => {
  const machine = ticketMachine.provide({ guards: { isNew: () => true } });
  const events = [
    { type: 'ADD_MINUTES', minutes: 10 },
    { type: 'DISMISS' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
    { type: 'xstate.snapshot.ticket' },
    { type: 'xstate.snapshot.changingTime' },
    { type: 'xstate.done.actor.acknowledge' },
    { type: 'xstate.error.actor.acknowledge', error: new Error('lost') },
    { type: 'xstate.after.repeat.ticket.unacknowledged' },
  ];
  expect(unvisited(machine, { events, input: { order_id: 'order-2' } })).toEqual({
    states: [],
    events: [],
  });
});
