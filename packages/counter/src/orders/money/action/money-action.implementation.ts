import type { Cents } from '@claypot/sdk';
import { isApprovable, type OperationId, type Ticket } from '@claypot/sdk/counter';
import { assign, fromCallback } from 'xstate';
import type { CounterRuntime } from '../../../app/ports.ts';
import { createApproval } from '../../../staff/approval/approval.implementation.ts';
import { needsApproval, type PressKeys } from '../../press-keys.ts';
import { problemOf } from '../../step-queue/step-problem.ts';
import type { StepProblem } from '../../views.ts';
import { unprovidedMoneyAction } from './money-action.machine.ts';
import type { MoneyDraft, MoneyEvent, MoneyOutcome, MoneyPress } from './money-action.types.ts';

export interface MoneyActionDeps extends Pick<CounterRuntime, 'api' | 'connection' | 'identity'> {
  /**
   * Outlives the action, so that a person who closes it before the response arrives and repeats it
   * does not refund twice.
   */
  keys: PressKeys;
}

/** Headers of a request, with the approval if there is one. */
interface PressHeaders {
  readonly 'Idempotency-Key': string;
  readonly 'Counter-Approval'?: string;
}

export interface MoneyActionOptions<TSubject, TDraft, TRequest, TResult = Ticket> {
  operation: OperationId;
  /** Returns the id of the order or refund that the operation changes. */
  targetOf: (subject: TSubject, draft: TDraft) => string;
  /** Returns the request; null if input is missing or invalid. */
  requestOf: (subject: TSubject, draft: TDraft) => TRequest | null;
  /** Returns the amount that the person sees before the press, in cents. */
  amountOf: (subject: TSubject, draft: TDraft) => Cents;
  /** True if the approval is bound to the amount. */
  bindsAmount?: boolean;
  send: (
    call: { path: { id: string }; headers: PressHeaders; body: TRequest },
    given: { signal: AbortSignal },
  ) => Promise<TResult>;
  /** Calls the listener for each change of the subject. Returns an unsubscribe function. */
  follow?: (listener: (subject: TSubject) => void) => () => void;
  /** Returns the subject after a problem, for example with the status that it names. */
  correct?: (subject: TSubject, problem: StepProblem) => TSubject;
  /** Called with each outcome, before the machine shows it. */
  onOutcome?: (outcome: MoneyOutcome<TResult>) => void;
}

/** Creates an action that moves money. */
export function createMoneyAction<TSubject, TDraft extends MoneyDraft, TRequest, TResult = Ticket>(
  { api, connection, identity, keys }: MoneyActionDeps,
  options: MoneyActionOptions<TSubject, TDraft, TRequest, TResult>,
) {
  type Press = MoneyPress<TSubject, TRequest>;
  type Event = MoneyEvent<TSubject, TDraft>;
  const { amountOf, operation, requestOf, targetOf } = options;
  /**
   * Approvals of presses without a response. The server may not have used them yet, and a manager
   * must not be asked again only because a response was lost.
   */
  const repeated = new WeakMap<Press, string | undefined>();

  return unprovidedMoneyAction<TSubject, TDraft, TRequest, TResult>().provide({
    actors: {
      request: createApproval<Press, MoneyOutcome<TResult>>(
        { api, identity },
        {
          operation,
          targetOf: ({ targetId }) => targetId,
          ...(options.bindsAmount && { amountOf: ({ amount }: Press) => amount }),
          isRepeated: (press) => repeated.has(press),
          run: async (press, { headers, signal }) => {
            const { request, targetId } = press;
            const approval = headers['Counter-Approval'] ?? repeated.get(press);
            repeated.delete(press);
            const send = (key: string) => {
              const call = {
                path: { id: targetId },
                headers: {
                  'Idempotency-Key': key,
                  ...(approval !== undefined && { 'Counter-Approval': approval }),
                },
                body: request,
              };
              return options.send(call, { signal });
            };
            try {
              const result = await keys.run([operation, targetId, JSON.stringify(request)], send);
              return { kind: 'done', result };
            } catch (error) {
              const outcome = outcomeOf(operation, error);
              if (outcome.kind === 'unknown') repeated.set(press, approval);
              return outcome;
            }
          },
          onDone: (outcome) => options.onOutcome?.(outcome),
        },
      ),
      connection: fromCallback<Event>(({ sendBack }) => {
        const send = () => sendBack({ type: connection.isUp() ? 'ONLINE' : 'OFFLINE' });
        send();
        return connection.subscribe(send);
      }),
      changes: fromCallback<Event>(({ sendBack }) =>
        options.follow?.((subject) => sendBack({ type: 'SUBJECT', subject })),
      ),
    },
    guards: {
      isIncomplete: ({ context: { draft, subject } }) => requestOf(subject, draft) === null,
    },
    actions: {
      prepare: assign(({ context: { draft, subject } }) => {
        const request = requestOf(subject, draft);
        const press = request && {
          subject,
          targetId: targetOf(subject, draft),
          request,
          amount: amountOf(subject, draft),
        };
        return { press, problem: null, failures: 0 };
      }),
      correct: assign(({ context: { problem, subject } }) => ({
        subject: problem && options.correct ? options.correct(subject, problem) : subject,
      })),
    },
  });
}

/** Returns the outcome of a failed request. A missing approval is for the caller to ask for. */
function outcomeOf(operation: OperationId, error: unknown): MoneyOutcome<never> {
  if (needsApproval(error) && isApprovable(operation)) throw error;
  const problem = problemOf(error);
  return problem === null ? { kind: 'unknown' } : { kind: 'problem', problem };
}
