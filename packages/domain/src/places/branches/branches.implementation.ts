import type { Branch } from '@claypot/sdk';
import { assign } from 'xstate';
import { createLocate, type LocateDeps } from '../../machines/locate/locate.implementation.ts';
import { coordinatesOf } from '../../machines/locate/place.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import type { Ports } from '../../ports/ports.ts';
import { type BranchListInput, branchesMachine } from './branches.machine.ts';
import { branchesKey } from './branches-key.ts';

export interface BranchesDeps extends LocateDeps, Pick<Ports, 'api'> {
  cache: QueryCache;
  companyId: () => string;
}

/** Returns the branches machine with its requests. */
export function createBranchesImplementations(deps: BranchesDeps) {
  const { api, cache, companyId, place } = deps;
  return branchesMachine.provide({
    actors: {
      list: createQuery<BranchListInput, Branch[]>(cache, {
        key: ({ coordinates }) => branchesKey(companyId(), coordinates),
        load: ({ coordinates }, signal) =>
          api.branchList(
            { path: { companyId: companyId() }, body: coordinatesOf(coordinates) },
            { signal },
          ),
        isEmpty: (branches) => branches.length === 0,
        // Reloaded each time the list is opened, because opening hours change.
        staleAfter: 0,
        keepsPreviousData: true,
      }),
      locate: createLocate(deps),
    },
    actions: { recall: assign(() => ({ coordinates: place.known() })) },
  });
}
