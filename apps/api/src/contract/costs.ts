import type { OperationId } from '@claypot/sdk/contract-types';
import type { Cost } from '../platform/http/limits/allowances.ts';

const READ: Cost = 1;
const CHANGE: Cost = 5;
/** A password takes a core for as long as ten changes. */
const PASSWORD: Cost = 20;

/** What changes nothing. Whatever is not named counts as a change, so that nothing new comes cheap. */
const READS: ReadonlySet<OperationId> = new Set<OperationId>([
  'companyInfo',
  'bannerList',
  'highlightList',
  'tierList',
  'news',
  'branchList',
  'branchDetail',
  'branchAvailableHour',
  'dishCategoryList',
  'dishList',
  'dishDetail',
  'packageList',
  'packageDetail',
  'hotDealDetail',
  'cartLoad',
  'cartCalculateTotal',
  'cartOrderOutcome',
  'addressStateId',
  'placeSearch',
  'placeDetail',
  'orderList',
  'lastOrder',
  'usualOrder',
  'orderDetail',
  'orderReceipt',
  'reservationList',
  'reservationDetail',
  'reservationOutcome',
  'customer',
  'pointList',
  'sessionList',
  'walletTopupOutcome',
  'walletTopupDetail',
  'voucherList',
  'claimedVoucherList',
  'claimedVoucherListAvailable',
  'transactionHistoryList',
  'transactionHistoryDetails',
  'cartMigrateGuestPreview',
  'addressList',
  'notifications',
  'unreadCount',
]);

const PASSWORDS: ReadonlySet<OperationId> = new Set<OperationId>([
  'accountClose',
  'authLogin',
  'authLoginByMemberNo',
  'authResetPassword',
  'register',
  'updatePassword',
]);

/** What an operation takes of an allowance: a read the least. */
export function costOf(operation: OperationId): Cost {
  if (PASSWORDS.has(operation)) return PASSWORD;
  return READS.has(operation) ? READ : CHANGE;
}
