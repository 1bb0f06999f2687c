import {
  newQueryContext,
  type QueryMachine,
  type QueryState,
  type QueryView,
  selectQuery,
  unprovidedQuery,
} from '@claypot/domain/machines';
import { type Actor, createActor, type NonReducibleUnknown, type SnapshotFrom } from 'xstate';
import { viewOf } from './in-state.ts';

/** Returns the view of the real query machine in the given state, for stories. */
export function queryIn<TData>(value: QueryState, data: TData | null): QueryView<TData> {
  return viewOf(snapshotIn<undefined, TData>(value, undefined, data), selectQuery<TData>);
}

/**
 * Returns an actor of a query in the given state, for machines that invoke one. It is not started.
 */
export function queryActorIn<TInput extends NonReducibleUnknown, TData>(
  value: QueryState,
  input: TInput,
  data: TData | null,
): Actor<QueryMachine<TInput, TData>> {
  const snapshot = snapshotIn(value, input, data);
  return createActor(unprovidedQuery<TInput, TData>(), { input, snapshot });
}

function snapshotIn<TInput extends NonReducibleUnknown, TData>(
  value: QueryState,
  input: TInput,
  data: TData | null,
): SnapshotFrom<QueryMachine<TInput, TData>> {
  const error = value === 'failed' || value === 'stale' ? 'ERROR' : null;
  const context = { ...newQueryContext(input), data, empty: value === 'empty', error } as const;
  return unprovidedQuery<TInput, TData>().resolveState({ value, context });
}
