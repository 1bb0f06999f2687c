import { queryKey } from '@claypot/domain/flows';
import type { CounterSdk } from '@claypot/sdk/counter';
import { createQuery } from '../../../app/machines.ts';
import type { CounterRuntime } from '../../../app/ports.ts';

/** Cash drawers of a branch. */
export type Drawers = Awaited<ReturnType<CounterSdk['drawerList']>>;

export interface DrawersInput {
  readonly branch_id: string;
}

/** Creates the list of the drawers of a branch. */
export function createDrawers({ api, cache }: Pick<CounterRuntime, 'api' | 'cache'>) {
  return createQuery<DrawersInput, Drawers>(cache, {
    key: ({ branch_id }) => queryKey<Drawers>('drawers', branch_id),
    load: (body, signal) => api.drawerList({ body }, { signal }),
  });
}
