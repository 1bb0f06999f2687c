import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { draftMachines } from './draft-machines.ts';

test('all actors, guards and actions of the machines are provided', () => {
  const machines = Object.values(draftMachines(fakeRuntime()));
  expect(machines.map(({ id }) => id)).toContain('draft');
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
