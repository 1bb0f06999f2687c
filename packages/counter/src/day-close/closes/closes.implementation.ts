import { queryKey } from '@claypot/domain/flows';
import type {
  CloseDetailRequest,
  CloseList,
  CloseListRequest,
  DayClose,
} from '@claypot/sdk/counter';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';

type ClosesDeps = Pick<CounterRuntime, 'api' | 'cache'>;

/** Creates the query of the closes of some days. `SET_INPUT` selects other days or branches. */
export function createCloses({ api, cache }: ClosesDeps) {
  return createQuery<CloseListRequest, CloseList>(cache, {
    key: ({ branch_id, from, until }) =>
      queryKey<CloseList>('closes', branch_id ?? 'all', from, until),
    load: (body, signal) => api.closeList({ body }, { signal }),
    isEmpty: ({ closes }) => closes.length === 0,
    staleAfter: 0,
  });
}

/** Returns the key of a close in the cache. */
export const closeKey = ({ branch_id, number }: CloseDetailRequest) =>
  queryKey<DayClose>('close', branch_id, String(number));

/** Creates the query of one close. Start it with `input: { branch_id, number }`. */
export function createCloseDetail({ api, cache }: ClosesDeps) {
  return createQuery<CloseDetailRequest, DayClose>(cache, {
    key: closeKey,
    load: (body, signal) => api.closeDetail({ body }, { signal }),
    staleAfter: 0,
    notFound: ['NOT_FOUND'],
  });
}
