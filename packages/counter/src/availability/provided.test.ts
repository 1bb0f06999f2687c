import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { availabilityMachines } from './availability-machines.ts';

test('all actors, guards and actions of the machines are provided', () => {
  const machines = Object.values(availabilityMachines(fakeRuntime()));
  expect(machines.map(({ id }) => id)).toContain('availability');
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
