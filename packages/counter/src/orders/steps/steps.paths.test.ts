import { unvisited } from '@claypot/domain/testing';
import { aBoardOrder } from '@claypot/testing/counter';
import { expect, it } from 'vitest';
import { assign } from 'xstate';
import type { StepPress } from './steps.machine.ts';
import { stepsMachine } from './steps.machine.ts';

const press: StepPress = {
  order: aBoardOrder(),
  step: 'accept',
  readyInMinutes: null,
  rider: null,
};
const key = 'press-1';

const machine = stepsMachine.provide({
  guards: { isUp: () => true },
  actions: { recall: () => undefined, persist: () => undefined, enqueue: assign({}) },
});

it('reaches every state and handles every event', () => {
  const events = [
    { type: 'PRESS', press },
    { type: 'PRESS', press: { ...press, step: 'hand_over' } },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'DISMISS', orderId: 'order-2' },
    { type: 'TAKEN', key },
    { type: 'REJECTED', key, problem: { kind: 'signed_out' } },
    { type: 'UNKNOWN', key },
    { type: 'ONLINE' },
    { type: 'OFFLINE' },
    { type: 'PERSON', id: null },
    { type: 'xstate.after.retry.steps.delivery.retrying' },
  ];
  expect(unvisited(machine, { events })).toEqual({ states: [], events: [] });
});
