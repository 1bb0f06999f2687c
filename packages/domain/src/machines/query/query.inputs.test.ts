import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClock, type Deferred, deferred } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createQuery } from './query.implementation.ts';
import { selectQuery } from './query.selectors.ts';
import { createQueryCache } from './query-cache.ts';
import { queryKey } from './query-key.ts';

/** Steps in any order: another input, a response to an earlier request, a reload. */
const step = fc.oneof(
  fc.record({ does: fc.constant('ask' as const), input: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ does: fc.constant('answer' as const), which: fc.nat(9), fails: fc.boolean() }),
  fc.record({ does: fc.constantFrom('RETRY' as const, 'REFRESH' as const) }),
);

it('shows data of the current input only, for any order of responses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const asked: { input: string; reply: Deferred<string> }[] = [];
      const machine = createQuery<string, string>(createQueryCache(controlledClock()), {
        key: (input) => queryKey('letters', input),
        load: (input) => {
          const reply = deferred<string>();
          asked.push({ input, reply });
          return reply.promise;
        },
      });
      const actor = createActor(machine, { input: 'a' }).start();
      const shown = () => selectQuery(actor.getSnapshot());
      let present = 'a';
      for (const one of steps) {
        if (one.does === 'answer') {
          const question = asked[one.which];
          if (one.fails) question?.reply.reject(new Error('lost'));
          else question?.reply.resolve(question.input);
        } else if (one.does === 'ask') {
          present = one.input;
          actor.send({ type: 'SET_INPUT', input: present });
        } else {
          actor.send({ type: one.does });
        }
        await replies();
        expect([null, present]).toContain(shown().data);
      }
      for (const { input, reply } of asked) reply.resolve(input);
      await replies();
      expect(shown().status === 'failed' ? present : shown().data).toBe(present);
      actor.stop();
    }),
    { numRuns: 60 },
  );
});
