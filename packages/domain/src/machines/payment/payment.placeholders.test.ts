import { expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise } from 'xstate';
import { replies } from '../../testing/replies.ts';
import { unprovidedPayment } from './payment.machine.ts';
import { aPayable } from './testing/samples.ts';

it('fails and sends nothing when storing the key is not implemented', async () => {
  const send = vi.fn(async () => ({ result: aPayable() }));
  const machine = unprovidedPayment<object, string, string>().provide({
    actors: { send: fromPromise(send) },
    guards: { isStartedInOtherTab: () => false, isQuestion: () => false },
    actions: { makeKey: assign({ key: 'key-1' }) },
  });
  const failures: unknown[] = [];
  const actor = createActor(machine, { input: { record: null } });
  actor.subscribe({ error: (error) => failures.push(String(error)) });
  actor.start();
  actor.send({ type: 'SUBMIT', body: {}, problem: null });
  await replies();
  expect(failures).toEqual([
    expect.stringMatching('The action "remember" of the machine "payment" was not provided'),
  ]);
  expect(send).not.toHaveBeenCalled();
});
