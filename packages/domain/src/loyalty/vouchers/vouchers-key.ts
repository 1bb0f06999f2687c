import type { Voucher } from '@claypot/sdk';
import { MEMBER_KEY } from '../../account/member/member-key.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { ClaimedVouchers } from './claimed-vouchers.ts';

/** Prefix of all cache keys for a member's vouchers, claimed or offered. */
export const VOUCHERS_KEY = queryKey(...MEMBER_KEY, 'vouchers');

/** Returns the cache key of the vouchers that a member has claimed. */
export const claimedKey = (memberId: string | null) =>
  queryKey<ClaimedVouchers>(...VOUCHERS_KEY, 'held', memberId);

/** Returns the cache key of the vouchers offered to a member. */
export const offeredKey = (memberId: string | null) =>
  queryKey<readonly Voucher[]>(...VOUCHERS_KEY, 'offered', memberId);
