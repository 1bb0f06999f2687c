import { fromRequest, required } from '@claypot/domain/flows';
import type { Cents } from '@claypot/sdk';
import {
  type Approval,
  hasRank,
  isAllowed,
  isApprovable,
  type OperationId,
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
  /**
   * The operation, or the one of an input. An operation that is not approvable never asks: a lower
   * role may not do it.
   */
  operation: OperationId | ((input: TInput) => OperationId);
  /** Returns the id of the order or branch that the operation changes. */
  targetOf: (input: TInput) => string;
  /** Returns the amount in cents that the approval permits; needed for refunds only. */
  amountOf?: (input: TInput) => Cents;
  /**
   * Returns true if the input was sent before and its outcome is unknown. It is then sent without a
   * question, and a manager is asked only if the server needs it.
   */
  isRepeated?: (input: TInput) => boolean;
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
  options: ApprovalOptions<TInput, TOutput>,
): ApprovalMachine<TInput, TOutput> {
  const { amountOf, isRepeated, onDone, run, targetOf } = options;
  const operationOf = (input: TInput) =>
    typeof options.operation === 'function' ? options.operation(input) : options.operation;
  const subjectOf = (input: TInput): ApprovalSubject | null => {
    const operation = operationOf(input);
    if (!isApprovable(operation)) return null;
    const amount = amountOf && { amount: amountOf(input) };
    return { operation, target_id: targetOf(input), ...amount };
  };
  const permission = (input: TInput | null) => {
    const { person } = identity();
    return person === null ? 'no' : isAllowed(operationOf(required(input)), person.role);
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
      isForbidden: ({ context }) => permission(context.input) === 'no',
      needsApproval: ({ context: { input } }) =>
        permission(input) === 'with_approval' && isRepeated?.(required(input)) !== true,
      isPaired: () => identity().device !== null,
    },
    actions: {
      prepare: assign(({ context }) => ({
        approvers: approversOf(identity()),
        subject: subjectOf(required(context.input)),
      })),
      callOnDone: ({ context }, { output }) => onDone?.(output, required(context.input)),
    },
  });
}

/** Returns the managers and owners of the device, without the person who asks. */
function approversOf({ people, person }: CounterIdentity): readonly PersonOfDevice[] {
  return people.filter(({ id, role }) => hasRank(role, 'manager') && id !== person?.id);
}
