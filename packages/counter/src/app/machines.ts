import {
  createMutationOf,
  createQueryOf,
  type MutationMachine,
  type MutationOptions,
  type QueryCache,
  type QueryMachine,
  type QueryOptions,
  unprovidedMutationOf,
  unprovidedQueryOf,
} from '@claypot/domain/flows';
import type { MutationView, QueryView } from '@claypot/domain/machines';
import { codeOf, type ErrorCode } from '@claypot/sdk/counter';
import type { NonReducibleUnknown } from 'xstate';

/*
 * The shared machines with the error codes of the staff contract. Their views are read with
 * `selectQuery` and `selectMutation` of `@claypot/domain/machines`.
 */

export type CounterQueryView<TData> = QueryView<TData, ErrorCode>;

export type CounterMutationView<TInput, TOutput> = MutationView<TInput, TOutput, ErrorCode>;

/** Creates a query machine that is ready to run. */
export function createQuery<TInput extends NonReducibleUnknown, TData>(
  cache: QueryCache,
  options: QueryOptions<TInput, TData, ErrorCode>,
): QueryMachine<TInput, TData, ErrorCode> {
  return createQueryOf(codeOf, cache, options);
}

/** Creates a mutation machine that is ready to run. */
export function createMutation<TInput extends object, TOutput>(
  options: MutationOptions<TInput, TOutput, ErrorCode>,
): MutationMachine<TInput, TOutput, ErrorCode> {
  return createMutationOf(codeOf, options);
}

/** Placeholder of a query that a flow invokes by name. */
export function unprovidedQuery<TInput extends NonReducibleUnknown, TData>(): QueryMachine<
  TInput,
  TData,
  ErrorCode
> {
  return unprovidedQueryOf<TInput, TData, ErrorCode>(codeOf);
}

/** Placeholder of a mutation that a flow invokes by name. */
export function unprovidedMutation<TInput extends object, TOutput>(): MutationMachine<
  TInput,
  TOutput,
  ErrorCode
> {
  return unprovidedMutationOf<TInput, TOutput, ErrorCode>(codeOf);
}
