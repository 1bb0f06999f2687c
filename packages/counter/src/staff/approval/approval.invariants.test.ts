import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import { anApproval, aSession } from '@claypot/testing/counter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createApproval } from './approval.implementation.ts';
import type { ApprovalEvent } from './approval.machine.ts';

type Press = readonly ApprovalEvent<{ id: string }>[];

const RESPONSES = [
  'OK',
  'APPROVAL_REQUIRED',
  'APPROVAL_INVALID',
  'LIMIT_EXCEEDED',
  'ERROR',
] as const;
const PIN: Press = [
  { type: 'CHOOSE', staff_id: 'st_mei' },
  ...[...'271828'].map((digit) => ({ type: 'DIGIT', digit }) as const),
];
const presses = fc.oneof(
  fc.constantFrom('order-1', 'order-2').map((id): Press => [{ type: 'RUN', input: { id } }]),
  fc.constantFrom<Press>(
    PIN,
    [{ type: 'CANCEL' }],
    [{ type: 'DISMISS' }],
    [{ type: 'BACK' }],
    [{ type: 'DIGIT', digit: '1' }],
  ),
);

const { person } = aSession();
const CASHIER = aSession({ person: person && { ...person, id: 'st_lim', role: 'cashier' } });

/** Opens a rejection. `responses` are the server's in turn; after them it accepts. */
function open(responses: readonly (typeof RESPONSES)[number][]) {
  /** Order of each approval, by token. */
  const approved = new Map<string, string>();
  const used: [token: string, order: string][] = [];
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
  return { actor: createActor(machine).start(), approved, used };
}

test('each approval is used once at most, and only for the order that was approved', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(presses, fc.boolean()), { maxLength: 12 }),
      fc.array(fc.constantFrom(...RESPONSES), { maxLength: 8 }),
      async (steps, responses) => {
        const { actor, approved, used } = open(responses);
        for (const [events, waits] of steps) {
          for (const event of events) actor.send(event);
          if (waits) await replies();
        }
        await replies();
        actor.stop();
        expect(new Set(used.map(([token]) => token)).size).toBe(used.length);
        expect(used.filter(([token, order]) => approved.get(token) !== order)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});
