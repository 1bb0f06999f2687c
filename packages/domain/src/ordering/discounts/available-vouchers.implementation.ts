import type { Member } from '../../account/session/member.ts';
import { type OrderVoucher, orderVoucher } from '../../loyalty/vouchers/order-voucher.ts';
import { VOUCHERS_KEY } from '../../loyalty/vouchers/vouchers-key.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';

export interface AvailableVouchersDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  member: () => Member | null;
  /**
   * Called with the loaded vouchers, unless the member has changed meanwhile. The order may have
   * changed since the request.
   */
  onLoaded: (vouchers: readonly OrderVoucher[]) => void;
}

/** Returns the cache key of the vouchers that a member can use at a branch. */
export function availableVouchersKey(member: Member | null, branchId: string | null) {
  return queryKey<readonly OrderVoucher[]>(
    ...VOUCHERS_KEY,
    'available',
    member?.id ?? null,
    branchId,
  );
}

/**
 * Creates the query for the vouchers of a member at a branch. It is empty without a member.
 * Vouchers change often, so the data is stale after a second.
 */
export function createAvailableVouchers(deps: AvailableVouchersDeps) {
  const { api, cache, member, onLoaded } = deps;
  return createQuery<{ branch_id: string }, readonly OrderVoucher[]>(cache, {
    key: ({ branch_id }) => availableVouchersKey(member(), branch_id),
    async load({ branch_id }, signal) {
      const customer_id = member()?.id;
      if (customer_id === undefined) return [];
      const body = { customer_id, branch_id };
      const claimed = (await api.claimedVoucherListAvailable({ body }, { signal })).map(
        orderVoucher,
      );
      if (member()?.id === customer_id) onLoaded(claimed);
      return claimed;
    },
    isEmpty: (claimed) => claimed.length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}
