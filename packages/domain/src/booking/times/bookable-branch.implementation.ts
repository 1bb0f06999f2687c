import type { Place } from '../../machines/locate/place.ts';
import { pollWhile } from '../../machines/query/poll.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import { branchesKey } from '../../places/branches/branches-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { BookableBranch, PartyAtBranch } from './bookable-branch.ts';

/** Polling delays for the times, in ms. The delay doubles after failures, up to `most`. */
const POLL_INTERVAL = { after: 30_000, most: 300_000 };

export interface BookableBranchDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  place: Place;
  companyId: () => string;
}

/**
 * Returns the cache key of a branch's times for a party. The form reads them to check availability.
 */
export function bookableKey({ branch_id, number_of_seats }: PartyAtBranch) {
  return queryKey<BookableBranch>('bookable', branch_id, number_of_seats);
}

const bodyOf = (number_of_seats: number) => ({
  latitude: null,
  longitude: null,
  number_of_seats,
});

/**
 * Creates the query for a branch with the times for a party. It polls while it is open, because
 * others book too. The previous party's times stay until new ones load.
 */
export function createBookableBranch({ api, cache, companyId, place }: BookableBranchDeps) {
  return createQuery<PartyAtBranch, BookableBranch>(cache, {
    key: bookableKey,
    load: async ({ branch_id: id, number_of_seats }, signal) => {
      const body = bodyOf(number_of_seats);
      return {
        branch: await api.branchDetail({ path: { id }, body }, { signal }),
        number_of_seats,
      };
    },
    placeholderData: ({ branch_id, number_of_seats }) => {
      const listed = cache.peek(branchesKey(companyId(), place.known()));
      const branch = listed?.find(({ id }) => id === branch_id);
      return branch && { branch, number_of_seats };
    },
    staleAfter: 0,
    keepsPreviousData: true,
    notFound: ['NOT_FOUND'],
    reloadAfter: pollWhile(() => true, POLL_INTERVAL),
  });
}
