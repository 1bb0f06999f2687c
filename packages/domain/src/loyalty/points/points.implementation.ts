import type { PointTransaction } from '@claypot/sdk';
import { MEMBER_KEY } from '../../account/member/member-key.ts';
import type { Member } from '../../account/session/member.ts';
import { defineMachines } from '../../machines/base/define-machines.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { type ReloadDeps, reloadWithMember } from '../member-news/reload-with-member.ts';

export interface PointsDeps extends Pick<Ports, 'api'>, ReloadDeps {
  cache: QueryCache;
  member: () => Member | null;
}

/** Point transactions of a member, newest first. */
export interface Points {
  /** Balance after the newest entry; 0 without entries. */
  readonly balance: number;
  readonly all: readonly PointTransaction[];
  readonly earning: readonly PointTransaction[];
  readonly spending: readonly PointTransaction[];
}

const EARNS: readonly string[] = ['purchase', 'sign_up_reward', 'dine_in'];
const SPENDS: readonly string[] = ['order_discount', 'voucher_redeem'];

/**
 * Returns true if the points were earned, false if they were spent. The kind decides; for refunds
 * and unknown kinds the sign does (spec §8).
 */
export function isEarned({
  point_txn_type,
  point_amount,
}: Pick<PointTransaction, 'point_txn_type' | 'point_amount'>): boolean {
  return EARNS.includes(point_txn_type) || (!SPENDS.includes(point_txn_type) && point_amount > 0);
}

/** Splits the entries into earned and spent, with the balance of the newest one. */
export function pointsOf(entries: readonly PointTransaction[]): Points {
  return {
    balance: entries[0]?.balance ?? 0,
    all: entries,
    earning: entries.filter(isEarned),
    spending: entries.filter((entry) => !isEarned(entry)),
  };
}

const pointsKey = (customer: string | null) => queryKey<Points>(...MEMBER_KEY, 'points', customer);

/** Creates the query for the member's points. It returns no entries without a member. */
export function createPoints({ api, cache, member, ...changes }: PointsDeps) {
  return createQuery<undefined, Points>(cache, {
    key: () => pointsKey(member()?.id ?? null),
    async load(_, signal) {
      const customerId = member()?.id;
      if (customerId === undefined) return pointsOf([]);
      return pointsOf(await api.pointList({ path: { customerId } }, { signal }));
    },
    isEmpty: ({ all }) => all.length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
    follow: reloadWithMember(changes),
  });
}

/** Machines of the points screen. */
export const pointMachines = /* @__PURE__ */ defineMachines((deps: PointsDeps) => ({
  points: () => createPoints(deps),
}));
