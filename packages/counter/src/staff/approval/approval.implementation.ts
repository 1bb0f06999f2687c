import { fromRequest, required } from '@claypot/domain/flows';
import {
  type ApprovableOperation,
  type Approval,
  hasRank,
  isAllowed,
  type PersonOfDevice,
} from '@claypot/sdk/counter';
import { assign } from 'xstate';
import type { CounterIdentity, CounterRuntime } from '../../app/ports.ts';
import { createPinPad } from '../pin-pad/pin-pad.implementation.ts';
import {
  type ApprovalMachine,
  type ApprovalSubject,
  unprovidedApproval,
} from './approval.machine.ts';

export interface ApprovalOptions<TInput, TOutput> {
  operation: ApprovableOperation;
  /** Returns the id of the order or branch that the operation changes. */
  targetOf: (input: TInput) => string;
  /**
   * Executes the operation. `headers` has the approval, or nothing if none was needed. It runs
   * again with the same input if an approval was missing or not accepted.
   */
  run: (
    input: TInput,
    given: { headers: { 'Counter-Approval'?: string }; signal: AbortSignal },
  ) => Promise<TOutput>;
  onDone?: (output: TOutput, input: TInput) => void;
}

/** Creates an action that asks for a manager's approval if the person needs one. */
export function createApproval<TInput extends object, TOutput>(
  { api, identity }: Pick<CounterRuntime, 'api' | 'identity'>,
  { onDone, operation, run, targetOf }: ApprovalOptions<TInput, TOutput>,
): ApprovalMachine<TInput, TOutput> {
  const permission = () => {
    const { person } = identity();
    return person === null ? 'no' : isAllowed(operation, person.role);
  };
  return unprovidedApproval<TInput, TOutput>().provide({
    actors: {
      pad: createPinPad<ApprovalSubject, Approval>(({ pin, staff_id, subject }, signal) =>
        api.approve({ body: { staff_id, pin, ...subject } }, { signal }),
      ),
      run: fromRequest<{ output: TOutput }, { input: TInput | null; approval: Approval | null }>(
        async ({ input: { approval, input }, signal }) => {
          const headers = approval === null ? {} : { 'Counter-Approval': approval.token };
          return { output: await run(required(input), { headers, signal }) };
        },
      ),
    },
    guards: {
      isForbidden: () => permission() === 'no',
      needsApproval: () => permission() === 'with_approval',
      isPaired: () => identity().device !== null,
    },
    actions: {
      prepare: assign(({ context }) => ({
        approvers: approversOf(identity()),
        subject: { operation, target_id: targetOf(required(context.input)) },
      })),
      callOnDone: ({ context }, { output }) => onDone?.(output, required(context.input)),
    },
  });
}

/** Returns the managers and owners of the device, without the person who asks. */
function approversOf({ people, person }: CounterIdentity): readonly PersonOfDevice[] {
  return people.filter(({ id, role }) => hasRank(role, 'manager') && id !== person?.id);
}
