import type { FirstRequest } from '../../machines/query/first-request.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { MEMBER_KEY } from './member-key.ts';
import type { MemberRecordDeps } from './refresh-member.ts';
import { untilTierEnd } from './tier-end.ts';

export interface MemberDeps extends MemberRecordDeps, Pick<Ports, 'clock'> {
  cache: QueryCache;
}

/** Loads the member's record. */
export const MEMBER_REQUEST = {
  method: 'GET',
  path: '/customer/:customer',
} as const satisfies FirstRequest;

/**
 * Brings the member's record up to date whenever a screen shows points, balance or tier; the record
 * itself is the session's, and is shown meanwhile: of the query only its freshness counts. Right after signing in it is new, and fetching it
 * would take the first words away before they are read (spec §4). A tier that ends meanwhile ends on
 * the screen too.
 */
export function createMemberRefresh({ api, cache, clock, emit, member }: MemberDeps) {
  return createQuery<undefined, true>(cache, {
    key: () => queryKey(...MEMBER_KEY, 'record', member()?.id ?? null),
    async load(_, signal) {
      const who = member();
      if (who !== null && who.first_time === 0) {
        const user = await api.customer({ path: { id: who.id } }, { signal });
        emit({ type: 'member.refreshed', user });
      }
      return true;
    },
    // The session has the record of an earlier visit.
    recalled: () => (member() === null ? undefined : true),
    staleAfter: STALE_AFTER_A_SECOND,
    reloadAfter: () => untilTierEnd(member(), clock.now()),
  });
}
