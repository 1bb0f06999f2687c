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

/**
 * Creates the query that refreshes the member's record when a screen shows points, balance or tier.
 * The record itself is part of the session; only the freshness of this query matters.
 *
 * Does not refresh right after sign-in: the record is new, and a refresh would remove the welcome
 * message (spec §4). Reloads when the tier expires.
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
    // The session already has the record of an earlier visit.
    persistedData: () => (member() === null ? undefined : true),
    staleAfter: STALE_AFTER_A_SECOND,
    reloadAfter: () => untilTierEnd(member(), clock.now()),
  });
}
