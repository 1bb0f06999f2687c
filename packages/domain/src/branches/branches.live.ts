import type { Branch } from '@claypot/sdk';
import { assign } from 'xstate';
import { createLocate, type LocateDeps } from '../locate/locate.live.ts';
import { coordinatesOf } from '../locate/place.ts';
import { failureCode } from '../machine/failure.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { Coordinates, Ports } from '../ports.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';
import { branchesMachine } from './branches.machine.ts';

export interface BranchesDeps extends LocateDeps, Pick<Ports, 'api'> {
  cache: QueryCache;
  /** The company whose branches they are; asked for at each request. */
  companyId: () => string;
}

/** Where the branch list stands in the cache; the branch screen begins with what it knows. */
export function branchesKey(companyId: string, coordinates: Coordinates | null) {
  return queryKey<Branch[]>('branches', companyId, coordinates);
}

/** The branches machine with its requests. */
export function createBranchesImplementations(deps: BranchesDeps) {
  const { api, cache, notify, place } = deps;
  const load = (coordinates: Coordinates | null, signal: AbortSignal) => {
    const companyId = deps.companyId();
    const request = (requestSignal: AbortSignal) =>
      api.branchList(
        { path: { companyId }, body: coordinatesOf(coordinates) },
        { signal: requestSignal },
      );
    return cache.load(branchesKey(companyId, coordinates), request, signal);
  };
  return branchesMachine.provide({
    actors: {
      loadBranches: fromRequest<Branch[], { coordinates: Coordinates | null }>(
        ({ input, signal }) => load(input.coordinates, signal),
      ),
      locate: createLocate(deps),
    },
    actions: {
      recall: assign(() => {
        const coordinates = place.known();
        const known = cache.peek(branchesKey(deps.companyId(), coordinates));
        return { coordinates, branches: known ?? [] };
      }),
      tellFailure: (_, { error }) => notify({ tone: 'error', message: failureCode(error) }),
    },
  });
}
