import { type QueryKey, queryKey } from '@claypot/domain/flows';
import type { SearchResult } from '@claypot/sdk/counter';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { type SearchFor, searchMachine } from './search.machine.ts';

export interface SearchDeps extends Pick<CounterRuntime, 'api' | 'cache'> {
  branch_id: string;
}

/** Creates the machine that searches the orders of a branch. */
export function createSearch({ api, branch_id, cache }: SearchDeps) {
  const key = ({ query }: SearchFor): QueryKey<SearchResult> =>
    queryKey('counter', 'search', branch_id, query);
  return searchMachine.provide({
    actors: {
      results: createQuery<SearchFor, SearchResult>(cache, {
        key,
        load: ({ query }, signal) => api.searchOrders({ body: { branch_id, query } }, { signal }),
        isEmpty: ({ orders }) => orders.length === 0,
        staleAfter: 0,
        keepsPreviousData: true,
      }),
    },
  });
}
