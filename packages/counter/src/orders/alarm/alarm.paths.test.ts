import { unvisited } from '@claypot/domain/testing';
import { expect, it } from 'vitest';
import { alarmMachine } from './alarm.machine.ts';

const nothing = () => undefined;
const machine = alarmMachine.provide({
  actions: { ring: nothing, stop: nothing, playOnce: nothing },
});

it('reaches every state and handles every event', () => {
  const events = [
    { type: 'WAITING', count: 1 },
    { type: 'WAITING', count: 0 },
    { type: 'SOUND', isRefused: true },
    { type: 'SOUND', isRefused: false },
    { type: 'ALLOW' },
    { type: 'TEST' },
    { type: 'VISIBLE' },
    { type: 'xstate.after.test.alarm.silent.testing' },
  ];
  const distinguish = ({ context }: { context: { waiting: number } }) => context.waiting;
  expect(unvisited(machine, { events, distinguish })).toEqual({ states: [], events: [] });
});
