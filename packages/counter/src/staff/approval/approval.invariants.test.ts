import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import { anApproval, aSession } from '@claypot/testing/counter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createApproval } from './approval.implementation.ts';

const RESPONSES = ['OK', 'APPROVAL_REQUIRED', 'APPROVAL_INVALID', 'ERROR'] as const;
const PRESSES = ['run', 'pin', 'cancel', 'dismiss', 'back', 'digit'] as const;

const { person } = aSession();
const CASHIER = aSession({ person: person && { ...person, id: 'st_lim', role: 'cashier' } });

test('each approval is used once at most, and only for the target of its run', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...PRESSES), { maxLength: 12 }),
      fc.array(fc.constantFrom(...RESPONSES), { maxLength: 8 }),
      async (presses, responses) => {
        const approved = new Map<string, string>();
        const used: [token: string, target: string][] = [];
        let orders = 0;
        let runs = 0;
        const runtime = fakeRuntime(
          {
            approve: async ({ body }) => {
              const token = `token-${approved.size}`;
              approved.set(token, body.target_id);
              return anApproval({ token });
            },
          },
          CASHIER,
        );
        const machine = createApproval<{ id: string }, string>(runtime, {
          operation: 'rejectOrder',
          targetOf: ({ id }) => id,
          run: async ({ id }, { headers }) => {
            const token = headers['Counter-Approval'];
            if (token !== undefined) used.push([token, id]);
            const code = responses[runs] ?? 'OK';
            runs += 1;
            if (code !== 'OK') throw new ApiError({ kind: 'rejected', code, status: 403 });
            return id;
          },
        });
        const actor = createActor(machine).start();
        for (const press of presses) {
          if (press === 'run') {
            orders += 1;
            actor.send({ type: 'RUN', input: { id: `order-${orders}` } });
          }
          if (press === 'pin') {
            actor.send({ type: 'CHOOSE', staff_id: 'st_mei' });
            for (const digit of '271828') actor.send({ type: 'DIGIT', digit });
          }
          if (press === 'cancel') actor.send({ type: 'CANCEL' });
          if (press === 'dismiss') actor.send({ type: 'DISMISS' });
          if (press === 'back') actor.send({ type: 'BACK' });
          if (press === 'digit') actor.send({ type: 'DIGIT', digit: '1' });
          if (press !== 'run') await replies();
        }
        await replies();
        const tokens = used.map(([token]) => token);
        expect(new Set(tokens).size).toBe(tokens.length);
        for (const [token, target] of used) expect(approved.get(token)).toBe(target);
        actor.stop();
      },
    ),
    { numRuns: 200 },
  );
});
