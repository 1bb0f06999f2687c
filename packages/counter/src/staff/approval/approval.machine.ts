import {
  renewSnapshot,
  required,
  unprovidedAction,
  unprovidedActor,
  unprovidedGuard,
} from '@claypot/domain/flows';
import type { Cents } from '@claypot/sdk';
import {
  type ApprovableOperation,
  type Approval,
  codeOf,
  type ErrorCode,
  type PersonOfDevice,
} from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedPinPad } from '../pin-pad/pin-pad.machine.ts';

/** What a manager approves. */
export interface ApprovalSubject {
  operation: ApprovableOperation;
  /** Id of the order or the branch. */
  target_id: string;
  /** For a refund, in cents; the approval permits no other amount. */
  amount?: Cents;
}

export interface ApprovalContext<TInput, TOutput> {
  input: TInput | null;
  /** Managers who can approve on this device. */
  approvers: readonly PersonOfDevice[];
  subject: ApprovalSubject | null;
  /** Approval for the next run. It leaves the context when the run starts. */
  approval: Approval | null;
  approverName: string | null;
  /** Why a manager is asked again; null in the first question. */
  problem: ErrorCode | null;
  output: TOutput | null;
  error: ErrorCode | null;
}

export type ApprovalEvent<TInput> =
  | { type: 'RUN'; input: TInput }
  /** Closes the question. */
  | { type: 'CANCEL' }
  /** Closes the result that the person has read. */
  | { type: 'DISMISS' }
  /** Events of the PIN pad while a manager is asked. */
  | { type: 'CHOOSE'; staff_id: string }
  | { type: 'DIGIT'; digit: string }
  | { type: 'ERASE' }
  | { type: 'BACK' };

type PadEvent = Extract<ApprovalEvent<unknown>, { type: 'CHOOSE' | 'DIGIT' | 'ERASE' | 'BACK' }>;

export type ApprovalTag = 'asking' | 'running' | 'rejected' | 'done';

export type ApprovalMachine<TInput extends object, TOutput> = ReturnType<
  typeof unprovidedApproval<TInput, TOutput>
>;

/** Placeholder of an action with approval that a flow invokes by name. */
export function unprovidedApproval<TInput extends object, TOutput>() {
  return setup({
    types: {
      context: {} as ApprovalContext<TInput, TOutput>,
      events: {} as ApprovalEvent<TInput>,
      tags: {} as ApprovalTag,
      children: {} as { pad: 'pad'; run: 'run' },
    },
    actors: {
      pad: unprovidedPinPad<ApprovalSubject, Approval>(),
      run: unprovidedActor<
        { output: TOutput },
        { input: TInput | null; approval: Approval | null }
      >('run'),
    },
    guards: {
      /** True if the role may not do it, even with an approval. */
      isForbidden: unprovidedGuard('isForbidden'),
      needsApproval: unprovidedGuard('needsApproval'),
      isPaired: unprovidedGuard('isPaired'),
      hasApprovers: ({ context }) => context.approvers.length > 0,
      isApprovalProblem: (_, params: { error: unknown }) =>
        APPROVAL_PROBLEMS.includes(codeOf(params.error)),
    },
    actions: {
      setInput: assign((_, params: { input: TInput }) => ({
        input: params.input,
        approval: null,
        approverName: null,
        problem: null,
        output: null,
        error: null,
      })),
      /** Loads the managers of the device and the subject of the input. */
      prepare: unprovidedAction('prepare'),
      setApproval: assign((_, { result }: { result: Approval }) => ({
        approval: result,
        approverName: result.approver_name,
        problem: null,
      })),
      dropApproval: assign({ approval: null }),
      setProblem: assign({ problem: (_, params: { error: unknown }) => problemOf(params.error) }),
      setOutput: assign({ output: (_, params: { output: TOutput }) => params.output }),
      fail: assign({ error: (_, params: { error: unknown }) => codeOf(params.error) }),
      failWith: assign((_, params: { code: ErrorCode }) => ({ error: params.code })),
      /** Calls `onDone`. */
      callOnDone: unprovidedAction<{ output: TOutput }>('callOnDone'),
      forward: sendTo('pad', (_, params: PadEvent) => params),
      renew: renewSnapshot(),
    },
  }).createMachine({
    id: 'approval',
    context: {
      input: null,
      approvers: [],
      subject: null,
      approval: null,
      approverName: null,
      problem: null,
      output: null,
      error: null,
    },
    initial: 'waiting',
    states: {
      waiting: {
        initial: 'idle',
        states: { idle: {}, rejected: { tags: 'rejected' }, done: { tags: 'done' } },
        on: {
          DISMISS: '.idle',
          RUN: {
            target: 'deciding',
            actions: { type: 'setInput', params: ({ event }) => event },
          },
        },
      },
      deciding: {
        always: [
          {
            guard: 'isForbidden',
            target: 'waiting.rejected',
            actions: { type: 'failWith', params: { code: 'FORBIDDEN' } },
          },
          { guard: 'needsApproval', target: 'preparing' },
          { target: 'running' },
        ],
      },
      preparing: {
        entry: 'prepare',
        always: [
          { guard: 'hasApprovers', target: 'asking' },
          {
            guard: 'isPaired',
            target: 'waiting.rejected',
            actions: { type: 'failWith', params: { code: 'APPROVAL_REQUIRED' } },
          },
          {
            target: 'waiting.rejected',
            actions: { type: 'failWith', params: { code: 'DEVICE_NOT_PAIRED' } },
          },
        ],
      },
      asking: {
        tags: 'asking',
        invoke: {
          src: 'pad',
          id: 'pad',
          input: ({ context }) => ({
            people: context.approvers,
            subject: required(context.subject),
          }),
          onSnapshot: { actions: 'renew' },
          onDone: {
            target: 'running',
            actions: { type: 'setApproval', params: ({ event }) => event.output },
          },
        },
        on: {
          CANCEL: 'waiting',
          CHOOSE: { actions: { type: 'forward', params: ({ event }) => event } },
          DIGIT: { actions: { type: 'forward', params: ({ event }) => event } },
          ERASE: { actions: { type: 'forward', params: ({ event }) => event } },
          BACK: { actions: { type: 'forward', params: ({ event }) => event } },
        },
      },
      running: {
        tags: 'running',
        exit: 'dropApproval',
        invoke: {
          src: 'run',
          id: 'run',
          input: ({ context: { approval, input } }) => ({ input, approval }),
          onDone: {
            target: 'waiting.done',
            actions: [
              { type: 'setOutput', params: ({ event }) => event.output },
              { type: 'callOnDone', params: ({ event }) => event.output },
            ],
          },
          onError: [
            {
              guard: { type: 'isApprovalProblem', params: ({ event }) => event },
              target: 'preparing',
              actions: { type: 'setProblem', params: ({ event }) => event },
            },
            {
              target: 'waiting.rejected',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          ],
        },
      },
    },
  });
}

/**
 * An action that may need a manager's approval. If the role needs one, or the server asks for it, a
 * manager enters the PIN first. Each approval is used for one run; if it has expired or was used,
 * a manager is asked again.
 *
 * `createApproval` provides the implementation.
 */
export const approvalMachine = unprovidedApproval<object, unknown>();

const APPROVAL_PROBLEMS: readonly ErrorCode[] = [
  'APPROVAL_REQUIRED',
  'APPROVAL_INVALID',
  'LIMIT_EXCEEDED',
  'BILL_LIMIT_EXCEEDED',
];

/** Returns null in the first question, which needs no reason. */
function problemOf(error: unknown): ErrorCode | null {
  return codeOf(error) === 'APPROVAL_INVALID' ? 'APPROVAL_INVALID' : null;
}
