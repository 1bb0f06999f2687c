import { type QueryState, type QueryView, selectQuery, unprovidedQuery } from '@claypot/domain';

/** What the real machine says of data in one of its states, for stories. */
export function queryIn<TData>(value: QueryState, data: TData | null): QueryView<TData> {
  const error = value === 'failed' || value === 'stale' ? 'ERROR' : null;
  const context = {
    input: undefined,
    data,
    empty: value === 'empty',
    error,
    unanswered: 0,
  } as const;
  return selectQuery(unprovidedQuery<undefined, TData>().resolveState({ value, context }));
}
