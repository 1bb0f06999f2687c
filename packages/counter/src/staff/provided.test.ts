import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { manageMachines } from './manage-machines.ts';
import { createCounterSession } from './session/session.implementation.ts';
import { createSessionRequests } from './session/session-requests.ts';
import { sessionMachines } from './session-machines.ts';

test('all actors, guards and actions of the machines are provided', () => {
  const runtime = fakeRuntime();
  const machines = [
    createCounterSession({ ...runtime, requests: createSessionRequests() }),
    ...Object.values(sessionMachines(runtime)),
    ...Object.values(manageMachines(runtime)),
  ];
  expect(machines.map(({ id }) => id)).toContain('approval');
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
