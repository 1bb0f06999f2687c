import type { OperationId } from '@claypot/sdk/contract-types';

/** Operations on what everybody may see, and on nobody's things. */
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
];

/** Operations on a member's things, and those that make or end a member's token. */
export const MEMBER_OPERATIONS: readonly OperationId[] = [
  'addressDelete',
  'addressList',
  'addressUpdateDefault',
  'authLogin',
  'authLogout',
  'authResetPassword',
  'authSendForgotOtp',
  'authSendOtp',
  'cartMigrateGuest',
  'cartMigrateGuestPreview',
  'createAddress',
  'customer',
  'notifications',
  'notificationsRead',
  'pointList',
  'register',
  'unreadCount',
  'updateAddress',
  'updatePassword',
  'updateProfile',
  'walletTopup',
  'walletTopupCancel',
  'walletTopupDetail',
  'walletTopupOutcome',
];
