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

/** What the real machine says of data in one of its states, for stories. */
export function queryIn<TData>(value: QueryState, data: TData | null): QueryView<TData> {
  return viewOf(snapshotIn<undefined, TData>(value, undefined, data), selectQuery<TData>);
}

/** A query that a flow invokes, in one of its states, for stories. It runs nothing. */
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
