import type { ApiError } from '@claypot/sdk';
import { assign } from 'xstate';
import type { Emit } from '../../events/event-bus.ts';
import { isBusinessError } from '../base/failure.ts';
import { fromRequest } from '../base/from-request.ts';
import { required } from '../base/required.ts';
import { type KeyOnDeviceDeps, keyOnDevice } from '../keyed-request/key-on-device.ts';
import { resumedFrom } from './begun.ts';
import { type PaymentMachine, unprovidedPayment } from './payment.machine.ts';
import type { Payable, PaymentRecord } from './payment.types.ts';

/** Problems that return the customer to the form or stop them there. */
export interface PaymentProblems<TRequest, TOutcome, TProblem> {
  rejected: (error: ApiError) => TProblem;
  /**
   * Returns the problem of a request that was placed and then cancelled. `outcome` is null if
   * unknown.
   */
  cancelled: (outcome: TOutcome | null) => TProblem;
  /** The reply was lost and the server does not know the request; retrying is safe. */
  notPlaced: TProblem;
  /**
   * True for problems that the customer must answer first, with `CONFIRM` if possible or `DISMISS`.
   */
  isQuestion: (problem: TProblem) => boolean;
  /** Returns the request after the customer confirmed; null if the problem cannot be confirmed. */
  agreed: (body: TRequest, problem: TProblem) => TRequest | null;
}

export interface PaymentOptions<TRequest, TOutcome, TProblem>
  extends KeyOnDeviceDeps<PaymentRecord> {
  place: (body: TRequest, key: string, signal: AbortSignal) => Promise<Payable<TOutcome>>;
  /** Queries the outcome of the request with this key; null if the server does not know it. */
  ask: (key: string, signal: AbortSignal) => Promise<Payable<TOutcome> | null>;
  read: (id: string, signal: AbortSignal) => Promise<Payable<TOutcome>>;
  cancel: (id: string, signal: AbortSignal) => Promise<Payable<TOutcome>>;
  problems: PaymentProblems<TRequest, TOutcome, TProblem>;
  /** Called when the customer is asked about a problem. */
  onQuestion?: (problem: TProblem) => void;
  /** Called when it is paid. `attended` is true if the customer is at its screen. */
  onPaid: (payable: Payable<TOutcome>, attended: boolean) => void;
  /** Called when it is paid and the customer is at its screen. */
  onFinished?: (payable: Payable<TOutcome>) => void;
  emit: Emit;
}

/** Creates a payment machine that is ready to run; `selectPayment` reads it. */
export function createPayment<TRequest extends object, TOutcome, TProblem>(
  options: PaymentOptions<TRequest, TOutcome, TProblem>,
): PaymentMachine<TRequest, TOutcome, TProblem> {
  const { emit, problems } = options;
  const device = keyOnDevice(options);
  type Placed = { result: Payable<TOutcome> };
  type ById = { id: string | null };
  return unprovidedPayment<TRequest, TOutcome, TProblem>().provide({
    actors: {
      send: fromRequest<Placed, { key: string | null; body: TRequest | null }>(
        async ({ input: { body, key }, signal }) => ({
          result: await options.place(required(body), required(key), signal),
        }),
      ),
      ask: fromRequest<{ result: Payable<TOutcome> | null }, { key: string | null }>(
        async ({ input: { key }, signal }) => ({
          result: await options.ask(required(key), signal),
        }),
      ),
      read: fromRequest<Placed, ById>(async ({ input: { id }, signal }) => ({
        result: await options.read(required(id), signal),
      })),
      cancel: fromRequest<Placed, ById>(async ({ input: { id }, signal }) => ({
        result: await options.cancel(required(id), signal),
      })),
    },
    guards: {
      isStartedInOtherTab: device.isStartedInOtherTab,
      isQuestion: (_, { problem }) => problem !== null && problems.isQuestion(problem),
      canAgree: ({ context: { body, problem } }) =>
        body !== null && problem !== null && problems.agreed(body, problem) !== null,
    },
    actions: {
      makeKey: assign({ key: device.keyOf }),
      adoptStored: assign(() => {
        const record = device.left();
        return record ? resumedFrom(record) : {};
      }),
      remember: ({ context: { key, payable } }) =>
        device.remember(key, (known) => ({
          ...known,
          payable: payable && { id: payable.id, payment_url: payable.payment_url },
        })),
      clearStored: device.clearStored,
      agree: assign(({ context: { body, problem } }) => ({
        body: problems.agreed(required(body), required(problem)),
        problem: null,
      })),
      assignError: assign({
        problem: (_, { error }) => (isBusinessError(error) ? problems.rejected(error) : null),
      }),
      assignCancelled: assign({
        problem: ({ context }) => problems.cancelled(context.payable?.outcome ?? null),
      }),
      assignNotPlaced: assign({ problem: () => problems.notPlaced }),
      callOnQuestion: ({ context }) => options.onQuestion?.(required(context.problem)),
      emitPayable: ({ context }) =>
        emit({ type: 'payment.required', url: required(context.payable?.payment_url ?? null) }),
      callOnPaid: ({ context }) => options.onPaid(required(context.payable), context.open),
      callOnFinished: ({ context }) => options.onFinished?.(required(context.payable)),
      notify: (_, { code }) => emit({ type: 'action.rejected', code }),
    },
  });
}
