import type { Voucher } from '@claypot/sdk';
import type { Member } from '../../account/session/member.ts';
import { BusinessError, isBusinessError } from '../../machines/base/failure.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import type { ClaimedVouchers } from './claimed-vouchers.ts';
import { readClaimed, type VoucherSubject, type VouchersDeps } from './vouchers.implementation.ts';
import { claimedKey } from './vouchers-key.ts';

/**
 * Creates the mutation that claims a voucher and emits `voucher.claimed`. Before sending anything,
 * it throws `USER_NOT_FOUND` without a member and `PROFILE_INCOMPLETE` if the name or email address
 * is missing.
 *
 * A claim with a lost response is not repeated, because each claim adds a voucher. Instead the
 * current vouchers show if it succeeded.
 */
export function createClaimVoucher(deps: VouchersDeps) {
  const { api, cache, emit } = deps;
  const loadClaimed = (id: string, signal: AbortSignal) =>
    cache.load(claimedKey(id), (given) => readClaimed(deps, given), signal);

  return createMutation<VoucherSubject, Voucher>({
    async run({ voucher_id }, { signal }) {
      const { id: customer_id } = requireSignedIn(deps.member());
      const before =
        cache.peek(claimedKey(customer_id)) ?? (await loadClaimed(customer_id, signal));
      try {
        return await api.claimVoucher({ body: { voucher_id, customer_id } }, { signal });
      } catch (error) {
        if (isBusinessError(error)) throw error;
        const claimed = newOne(voucher_id, before, await loadClaimed(customer_id, signal));
        if (claimed === undefined) throw error;
        return claimed;
      }
    },
    onDone: ({ id }) => emit({ type: 'voucher.claimed', id }),
    // The vouchers may have changed meanwhile, or their state is unknown.
    onRejected: () => emit({ type: 'vouchers.outdated' }),
  });
}

/** Returns the member; throws if there is none or if the name or email address is missing. */
function requireSignedIn(member: Member | null): Member {
  if (member === null) throw new BusinessError('USER_NOT_FOUND');
  if (!member.full_name || !member.email) throw new BusinessError('PROFILE_INCOMPLETE');
  return member;
}

function newOne(voucherId: string, before: ClaimedVouchers, now: ClaimedVouchers) {
  const known = new Set([...before.active, ...before.past].map(({ id }) => id));
  return now.active.find(({ id, voucher_id }) => voucher_id === voucherId && !known.has(id));
}
