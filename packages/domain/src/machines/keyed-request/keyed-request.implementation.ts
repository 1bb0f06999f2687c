import type { ApiError } from '@claypot/sdk';
import { assign } from 'xstate';
import { isBusinessError } from '../base/failure.ts';
import { fromRequest } from '../base/from-request.ts';
import { required } from '../base/required.ts';
import { type KeyOnDeviceDeps, keyOnDevice } from './key-on-device.ts';
import { type KeyedRequestMachine, unprovidedKeyedRequest } from './keyed-request.machine.ts';
import type { KeyedRecord } from './keyed-request.types.ts';

/** Argument of `onDone`. */
export interface KeyedDone<TBody, TResult> {
  result: TResult;
  /** Body that was sent last; null if only the key is known, for example after a reload. */
  body: TBody | null;
  /** True if the customer is waiting at the screen that sent it. */
  attended: boolean;
}

export interface KeyedRequestOptions<TBody, TResult, TProblem>
  extends KeyOnDeviceDeps<KeyedRecord> {
  send: (body: TBody, key: string, signal: AbortSignal) => Promise<TResult>;
  /** Queries the outcome of the request with this key; null if the server does not know it. */
  ask: (key: string, signal: AbortSignal) => Promise<TResult | null>;
  /** Maps a rejection to the problem shown to the customer. */
  problemOf: (error: ApiError) => TProblem;
  onDone: (done: KeyedDone<TBody, TResult>) => void;
  onRejected?: () => void;
}

/** Creates a keyed request machine that is ready to run; `selectKeyedRequest` reads it. */
export function createKeyedRequest<TBody extends object, TResult extends object, TProblem>(
  options: KeyedRequestOptions<TBody, TResult, TProblem>,
): KeyedRequestMachine<TBody, TResult, TProblem> {
  const { ask, onDone, onRejected, problemOf, send } = options;
  const device = keyOnDevice(options);
  return unprovidedKeyedRequest<TBody, TResult, TProblem>().provide({
    actors: {
      send: fromRequest<{ result: TResult }, { key: string | null; body: TBody | null }>(
        async ({ input: { body, key }, signal }) => ({
          result: await send(required(body), required(key), signal),
        }),
      ),
      ask: fromRequest<{ result: TResult | null }, { key: string | null }>(
        async ({ input: { key }, signal }) => ({ result: await ask(required(key), signal) }),
      ),
    },
    guards: {
      isStartedInOtherTab: device.isStartedInOtherTab,
    },
    actions: {
      makeKey: assign({ key: device.keyOf }),
      adoptStored: assign(({ context }) => ({ key: device.left()?.key ?? context.key })),
      remember: ({ context }) => device.remember(context.key, (known) => known),
      clearStored: device.clearStored,
      assignError: assign({
        problem: (_, { error }) => (isBusinessError(error) ? problemOf(error) : null),
      }),
      callOnDone: ({ context: { attended, body, result } }) =>
        onDone({ result: required(result), body, attended }),
      callOnRejected: () => onRejected?.(),
    },
  });
}
