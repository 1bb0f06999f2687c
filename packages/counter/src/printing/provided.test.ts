import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { createCable } from './cable/cable.implementation.ts';
import { createPrintJobs } from './jobs/print-jobs.implementation.ts';
import { printingMachines } from './printing-machines.ts';
import { fakeCablePrinter } from './testing/fake-cable.ts';

test('all actors, guards and actions of the machines are provided', () => {
  const runtime = fakeRuntime();
  const machines = [
    createCable({ ...runtime, printer: fakeCablePrinter() }),
    createPrintJobs(runtime),
    ...Object.values(printingMachines(runtime)),
  ];
  expect(machines.map(({ id }) => id)).toContain('printers');
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
