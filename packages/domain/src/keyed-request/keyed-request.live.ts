import type { ApiError, Identity } from '@claypot/sdk';
import { assign } from 'xstate';
import { isRefusal } from '../machine/failure.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';
import { ownOf } from '../storage/own-of.ts';
import { ownerId } from '../storage/owner-id.ts';
import type { Stored } from '../storage/stored.ts';
import { type KeyedRequestMachine, unprovidedKeyedRequest } from './keyed-request.machine.ts';
import type { KeyedRecord } from './keyed-request.types.ts';

/** What is told when it is done. */
export interface KeyedDone<TBody, TResult> {
  result: TResult;
  /** What was sent last; null where only the key was known, as after a reload. */
  body: TBody | null;
  /** Somebody waits for it at the screen that sends it. */
  attended: boolean;
}

export interface KeyedRequestOptions<TBody, TResult, TProblem> extends Pick<Ports, 'random'> {
  identity: () => Identity;
  /** Where the key outlives the page. */
  stored: Stored<KeyedRecord>;
  send: (body: TBody, key: string, signal: AbortSignal) => Promise<TResult>;
  /** What became of the request with this key; null where the server knows of none. */
  ask: (key: string, signal: AbortSignal) => Promise<TResult | null>;
  /** What a refusal means to the customer. */
  problemOf: (error: ApiError) => TProblem;
  onDone: (done: KeyedDone<TBody, TResult>) => void;
  onRefused?: () => void;
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('A keyed request asked for something it has not got');
  return value;
}

/** A keyed request for one kind of doing, ready to run; `selectKeyedRequest` reads it. */
export function createKeyedRequest<TBody extends object, TResult extends object, TProblem>(
  options: KeyedRequestOptions<TBody, TResult, TProblem>,
): KeyedRequestMachine<TBody, TResult, TProblem> {
  const { ask, identity, onDone, onRefused, problemOf, random, send, stored } = options;
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
      isTakenElsewhere: ({ context }) => {
        const record = ownOf(stored, identity());
        return record !== null && record.key !== context.key;
      },
    },
    actions: {
      makeKey: assign({ key: ({ context }) => context.key ?? random.uuid() }),
      adoptStored: assign(({ context }) => ({
        key: ownOf(stored, identity())?.key ?? context.key,
      })),
      remember: ({ context: { key } }) => {
        const owner = ownerId(identity());
        if (key !== null && owner !== null) stored.write({ owner, key });
      },
      forget: ({ context }) => {
        if (stored.read()?.key === context.key) stored.clear();
      },
      admitRefusal: assign({
        problem: (_, { error }) => (isRefusal(error) ? problemOf(error) : null),
      }),
      followDone: ({ context: { attended, body, result } }) =>
        onDone({ result: required(result), body, attended }),
      followRefused: () => onRefused?.(),
    },
  });
}
