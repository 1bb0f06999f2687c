import type { OperationId } from '@claypot/sdk/contract-types';

/** Operations on public data. */
export const PUBLIC_OPERATIONS: readonly OperationId[] = [
  'addressStateId',
  'bannerList',
  'branchAvailableHour',
  'branchDetail',
  'branchList',
  'cartGetQuotation',
  'companyInfo',
  'deliveryOptions',
  'highlightList',
  'hotDealDetail',
  'news',
  'placeDetail',
  'placeSearch',
  'tierList',
];

/** Operations that anyone with a receipt may call: see `order-receipt.test.ts`. */
export const RECEIPT_OPERATIONS: readonly OperationId[] = ['orderReceipt'];

/** Operations that set the page cookie: see `page-visitor.test.ts`. */
export const PAGE_OPERATIONS: readonly OperationId[] = ['pageVisitor'];

/** Operations on a member's data, and those that create or revoke a member's token. */
export const MEMBER_OPERATIONS: readonly OperationId[] = [
  'accountClose',
  'addressDelete',
  'addressList',
  'addressUpdateDefault',
  'answerSpendingRequest',
  'authLogin',
  'authLoginByMemberNo',
  'authLogout',
  'authResetPassword',
  'authSendForgotOtp',
  'authSendOtp',
  'cartMigrateGuest',
  'cartMigrateGuestPreview',
  'claimVoucher',
  'claimedVoucherList',
  'claimedVoucherListAvailable',
  'createAddress',
  'customer',
  'memberData',
  'notifications',
  'notificationsRead',
  'paymentCode',
  'pointList',
  'register',
  'sessionEndOthers',
  'sessionList',
  'spendingRequest',
  'transactionHistoryDetails',
  'transactionHistoryList',
  'unreadCount',
  'updateAddress',
  'updatePassword',
  'updateProfile',
  'walletTopup',
  'walletTopupCancel',
  'walletTopupDetail',
  'walletTopupOutcome',
  'useVoucher',
  'voucherList',
];
