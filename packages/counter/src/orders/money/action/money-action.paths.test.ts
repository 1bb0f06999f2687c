import { unvisited } from '@claypot/domain/testing';
import { aTicket } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { moneyActionMachine } from './money-action.machine.ts';

test('reaches every state and handles every event', () => {
  const answer = (tag: string, output: unknown = null, error: unknown = null) => ({
    type: 'xstate.snapshot.request',
    snapshot: { context: { output, error }, hasTag: (name: string) => name === tag },
  });
  const machine = moneyActionMachine.provide({
    actions: { prepare: () => undefined, correct: () => undefined, send: () => undefined },
    guards: { isIncomplete: ({ context }) => context.draft.reason === null },
  });
  const events = [
    { type: 'EDIT', change: { reason: 'CLOSED' } },
    { type: 'LINE', id: 'order-2_0' },
    { type: 'SUBJECT', subject: {} },
    { type: 'SUBMIT' },
    { type: 'RETRY' },
    { type: 'ONLINE' },
    { type: 'OFFLINE' },
    { type: 'CHOOSE', staff_id: 'st_aina' },
    { type: 'DIGIT', digit: '1' },
    { type: 'ERASE' },
    { type: 'BACK' },
    { type: 'CANCEL' },
    answer('asking'),
    answer('running'),
    answer('done', { kind: 'done', result: aTicket() }),
    answer('done', { kind: 'unknown' }),
    answer('rejected', null, 'FORBIDDEN'),
    answer('idle'),
    { type: 'xstate.after.repeat.moneyAction.checking' },
  ];
  const input = { subject: {}, draft: { reason: null, lineIds: [], text: '' } };
  expect(unvisited(machine, { events, input })).toEqual({ states: [], events: [] });
});
