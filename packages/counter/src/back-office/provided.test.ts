import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { backOfficeMachines } from './back-office-machines.ts';

test('all actors, guards and actions of the machines are provided', () => {
  const machines = Object.values(backOfficeMachines(fakeRuntime()));
  expect(machines.map(({ id }) => id)).toContain('entry');
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
