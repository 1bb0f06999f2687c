import type { QueryKey } from '@tanstack/query-core';
import { assign } from 'xstate';
import { fromRequest } from '../machine/from-request.ts';
import type { ResourceCache } from './cache.ts';
import { type Loaded, resourceMachine } from './resource.machine.ts';

/** Milliseconds after which a loaded thing is loaded again when it is next shown (spec §9). */
export const STALE_AFTER_A_DAY = 24 * 60 * 60 * 1000;
/** For what changes under the customer's hands: cart, pickup branch. */
export const STALE_AFTER_A_SECOND = 1000;

export interface ResourceOptions<TData, TInput> {
  /** Names the thing in the cache; one key, one thing. */
  key: (input: TInput) => QueryKey;
  load: (input: TInput, signal: AbortSignal) => Promise<TData>;
  isEmpty?: (data: TData) => boolean;
  /** Milliseconds; a day unless told. */
  staleAfter?: number;
}

/**
 * A resource machine for one kind of thing. Give the actor `input: { input: TInput }` and read it
 * with `selectResource<TData>`.
 */
export function createResource<TData, TInput = undefined>(
  cache: ResourceCache,
  options: ResourceOptions<TData, TInput>,
) {
  const { staleAfter = STALE_AFTER_A_DAY, isEmpty = () => false } = options;
  const keyOf = (input: unknown) => options.key(input as TInput);
  const loaded = (data: unknown): Loaded => ({ data, empty: isEmpty(data as TData) });
  return resourceMachine.provide({
    actors: {
      load: fromRequest<Loaded, { input: unknown }>(async ({ input, signal }) =>
        loaded(
          await cache.load(
            keyOf(input.input),
            (requestSignal) => options.load(input.input as TInput, requestSignal),
            signal,
          ),
        ),
      ),
    },
    guards: {
      isFresh: ({ context }) => cache.isFresh(keyOf(context.input), staleAfter),
      isKnown: ({ context }) => cache.peek(keyOf(context.input)) !== undefined,
    },
    actions: {
      recall: assign(({ context }) => loaded(cache.peek(keyOf(context.input))?.data)),
    },
  });
}
