import { replies } from '@claypot/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { fakeCablePrinter } from '../testing/fake-cable.ts';
import { fakePrintServer } from '../testing/fake-server.ts';
import { createCable } from './cable.implementation.ts';
import { createStoredCable } from './stored-cable.ts';

const ACTS = [
  'order',
  'fine',
  'requestLost',
  'replyLost',
  'plugIn',
  'unplug',
  'noPaper',
  'paper',
  'hang',
  'reload',
  'stream',
  'wait',
  'waitLong',
] as const;

type Act = (typeof ACTS)[number];

/** Runs the acts with one printer. Returns the printed texts and the states of the jobs. */
async function run(acts: readonly Act[]) {
  const base = fakeRuntime();
  const { device } = base;
  const printer = fakeCablePrinter();
  const server = fakePrintServer(() => device.now().epochMilliseconds);
  const runtime = { ...base, api: { ...base.api, ...server.operations }, printer };
  createStoredCable(base.storage, base.subdomain).write('bangsar', 'prn_counter');
  const open = () =>
    createActor(createCable(runtime), {
      input: { branch_id: 'bangsar' },
      clock: device.delays,
    }).start();
  let actor = open();
  let count = 0;
  const does: Readonly<Record<Act, () => void>> = {
    order: () => {
      count += 1;
      server.queue(String(count));
      runtime.emit({ type: 'print_jobs.changed' });
    },
    fine: () => server.become('fine'),
    requestLost: () => server.become('requestLost'),
    replyLost: () => server.become('replyLost'),
    plugIn: () => printer.become('ready'),
    unplug: () => printer.become('absent'),
    noPaper: () => printer.takeBy(async () => 'PAPER'),
    paper: () => printer.takeBy(async () => null),
    hang: () => printer.takeBy(() => new Promise(() => {})),
    reload: () => {
      actor.stop();
      actor = open();
    },
    stream: () => runtime.emit({ type: 'print_jobs.changed' }),
    wait: () => device.advance(5000),
    waitLong: () => device.advance(61_000),
  };
  for (const act of acts) {
    does[act]();
    await replies();
  }
  actor.stop();
  return { written: printer.written, states: server.states() };
}

const acts = fc.array(fc.constantFrom(...ACTS), { maxLength: 30 });

test('sends no job to the printer twice', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (given) => {
      const { written } = await run(given);
      expect(written).toEqual([...new Set(written)]);
    }),
  );
});

test('prints every job or shows it to a person, once all is well again', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (given) => {
      const well: Act[] = ['fine', 'paper', 'plugIn', 'reload'];
      const waits = Array.from({ length: 40 }, (): Act => 'waitLong');
      const { written, states } = await run([...given, ...well, ...waits]);
      for (const [id, state] of Object.entries(states)) {
        expect(['printed', 'failed', 'unconfirmed']).toContain(state);
        if (state === 'printed') expect(written).toContain(`ticket ${id}`);
      }
    }),
  );
});
