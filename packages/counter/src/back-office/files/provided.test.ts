import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { fileMachines } from './file-machines.ts';

test('all actors, guards and actions of the machines are provided', () => {
  const machines = Object.values(fileMachines(fakeRuntime()));
  expect(machines.map(({ id }) => id)).toContain('dishPictures');
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
