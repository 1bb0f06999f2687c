import type { VoucherFit } from '@claypot/domain/pricing';
import type { Context } from '../../../../contract/context/context.ts';
import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type Branch, findBranches } from '../../../company/index.ts';
import { useAtCounter } from '../../vouchers/use-at-counter.ts';
import { type ClaimedVoucher, findClaimedVoucher } from '../../vouchers/vouchers.ts';
import { voucherError } from './errors.ts';
import { branchesOf, restsAt, viewerOfVouchers } from './viewer.ts';
import { fitAtCounter, type VoucherViewer, viewClaimed } from './voucher-view.ts';

/** Uses a voucher at the counter. A second request gets `VOUCHER_USED`. */
export const useVoucher: Handler<'useVoucher'> = async (context, { body }) => {
  const { db, now } = context;
  const viewer = await viewerOfVouchers(context, body.customer_id);
  const claimed = await findClaimedVoucher(db, viewer.member.id, body.claimed_voucher_id);
  if (claimed === null) throw new ApiError('NOT_FOUND');
  const { branch, rests } = await requireUsable(context, viewer, claimed, body.branch_id);
  const isFirst = await db.transaction((tx) => useAtCounter(tx, claimed, branch.id, now));
  if (!isFirst) throw new ApiError('VOUCHER_USED');
  const used = { ...claimed, status: 'USED', used_at: now } as const;
  return viewClaimed(used, viewer, { unavailableDates: rests });
};

interface Usable {
  readonly branch: Branch;
  readonly rests: readonly string[];
}

/**
 * Returns the requested branch, or without one the first of the voucher's branches at which it can
 * be used now.
 * @throws ApiError with the reason if it cannot be used, or `NOT_FOUND` if there is no such branch.
 */
async function requireUsable(
  { db, company }: Context,
  viewer: VoucherViewer,
  claimed: ClaimedVoucher,
  branchId: string | undefined,
): Promise<Usable> {
  const branches = await findBranches(db, company.id);
  const candidates = branchId === undefined ? branchesOf(claimed, branches) : branches;
  let rejected: Extract<VoucherFit, { usable: false }> | null = null;
  for (const branch of candidates.filter(({ id }) => branchId === undefined || id === branchId)) {
    const restsOf = await restsAt(db, branch, [claimed], viewer.today);
    const rests = restsOf(claimed);
    const fit = fitAtCounter(claimed, viewer, branch.id, rests);
    if (fit.usable) return { branch, rests };
    rejected ??= fit;
  }
  throw rejected === null ? new ApiError('NOT_FOUND') : voucherError(rejected);
}
