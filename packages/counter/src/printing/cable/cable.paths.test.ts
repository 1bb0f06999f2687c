import { unvisited } from '@claypot/domain/testing';
import { aLeasedJob } from '@claypot/testing/counter';
import { expect, it } from 'vitest';
import { cableMachine } from './cable.machine.ts';

const nothing = () => undefined;
const machine = cableMachine.provide({
  actions: {
    readPrinter: nothing,
    storePrinter: nothing,
    clearStored: nothing,
    connect: nothing,
  },
  guards: {
    isRemoved: (_, { error }) => error === 'removed',
    isFinal: (_, { error }) => error === 'final',
  },
});

it('reaches every state and handles every event', () => {
  const events = [
    { type: 'CONNECT', printer_id: 'prn_counter' },
    { type: 'CONNECTED', printer_id: 'prn_counter' },
    { type: 'DISCONNECT' },
    { type: 'CABLE', state: 'ready' },
    { type: 'CABLE', state: 'absent' },
    { type: 'CHANGED' },
    { type: 'xstate.done.actor.lease', output: aLeasedJob() },
    { type: 'xstate.done.actor.lease', output: null },
    { type: 'xstate.error.actor.lease', error: 'removed' },
    { type: 'xstate.error.actor.lease', error: 'lost' },
    { type: 'xstate.done.actor.write', output: null },
    { type: 'xstate.error.actor.write', error: 'thrown' },
    { type: 'xstate.done.actor.report' },
    { type: 'xstate.error.actor.report', error: 'final' },
    { type: 'xstate.error.actor.report', error: 'lost' },
    { type: 'xstate.after.poll.cable.waiting' },
    { type: 'xstate.after.repeat.cable.offline' },
    { type: 'xstate.after.slow.cable.printing.sending' },
    { type: 'xstate.after.repeat.cable.unreported' },
  ];
  const input = { branch_id: 'bangsar' };
  const distinguish = ({ context }: { context: { printerId: string | null; cable: string } }) =>
    `${context.printerId} ${context.cable}`;
  expect(unvisited(machine, { events, input, distinguish })).toEqual({ states: [], events: [] });
});
