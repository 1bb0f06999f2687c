import type { Voucher } from '@claypot/sdk';
import { MEMBER_KEY } from '../../account/member/member-key.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { ClaimedVouchers } from './claimed-vouchers.ts';

/** All that is kept of a member's vouchers, held or offered, stands under keys that begin so. */
export const VOUCHERS_KEY = queryKey(...MEMBER_KEY, 'vouchers');

/** What a member holds. */
export const claimedKey = (memberId: string | null) =>
  queryKey<ClaimedVouchers>(...VOUCHERS_KEY, 'held', memberId);

/** What a member can claim. */
export const offeredKey = (memberId: string | null) =>
  queryKey<readonly Voucher[]>(...VOUCHERS_KEY, 'offered', memberId);
