import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deferred } from '../../testing/fakes.ts';
import { fromRequest } from './from-request.ts';

test('returns the result as output and the failure as error', async () => {
  const answered = createActor(fromRequest(async () => 'rice')).start();
  const failed = createActor(
    fromRequest(async () => {
      throw new Error('burnt');
    }),
  );
  failed.subscribe({ error: () => undefined });
  failed.start();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(answered.getSnapshot().output).toBe('rice');
  expect(failed.getSnapshot().error).toEqual(new Error('burnt'));
});

/** Returns what a restarted interpreter would receive from an abandoned request. */
async function heard(request: PromiseLike<unknown>): Promise<unknown> {
  const nothing = new Promise((resolve) => setTimeout(resolve, 0, 'nothing'));
  return await Promise.race([request, nothing]).catch((error: unknown) => error);
}

test.each(['answered', 'rejected'] as const)(
  'never settles when a stopped request is %s later',
  async (end) => {
    const reply = deferred<string>();
    const given: { signal?: AbortSignal } = {};
    const logic = fromRequest<string>(({ signal }) => {
      given.signal = signal;
      return reply.promise;
    });
    const ask = logic.config as unknown as (scope: object) => PromiseLike<unknown>;
    const stop = new AbortController();
    const request = ask({ input: undefined, signal: stop.signal });
    stop.abort();
    if (end === 'answered') reply.resolve('late');
    else reply.reject(new Error('aborted'));
    expect(given.signal?.aborted).toBe(true);
    expect(await heard(request)).toBe('nothing');
  },
);
