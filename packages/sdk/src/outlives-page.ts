import type { OperationId } from './contract-types.ts';

/**
 * Requests that the browser may end with their page: they change nothing, or the page needs what
 * they return.
 */
type EndsWithPage =
  | 'addressList'
  | 'addressStateId'
  | 'authLogin'
  | 'authLoginByMemberNo'
  | 'authSendForgotOtp'
  | 'authSendOtp'
  | 'bannerList'
  | 'branchAvailableHour'
  | 'branchDetail'
  | 'branchList'
  | 'cartCalculateTotal'
  | 'cartGetQuotation'
  | 'cartLoad'
  | 'cartMigrateGuestPreview'
  | 'cartOrderOutcome'
  | 'claimedVoucherList'
  | 'claimedVoucherListAvailable'
  | 'companyInfo'
  | 'customer'
  | 'deliveryOptions'
  | 'dishCategoryList'
  | 'dishDetail'
  | 'dishList'
  | 'highlightList'
  | 'hotDealDetail'
  | 'lastOrder'
  | 'memberData'
  | 'news'
  | 'notifications'
  | 'orderDetail'
  | 'orderList'
  | 'orderReceipt'
  | 'packageDetail'
  | 'packageList'
  | 'placeDetail'
  | 'placeSearch'
  | 'pointList'
  | 'reservationDetail'
  | 'reservationList'
  | 'reservationOutcome'
  | 'sessionList'
  | 'tierList'
  | 'transactionHistoryDetails'
  | 'transactionHistoryList'
  | 'unreadCount'
  // Browsers reject a request that outlives its page above 64 KiB, and an avatar may be larger.
  | 'updateProfile'
  | 'usualOrder'
  | 'voucherList'
  | 'walletTopupDetail'
  | 'walletTopupOutcome';

/** Every other operation changes something that the customer asked for. */
const OUTLIVES_PAGE: Readonly<Record<Exclude<OperationId, EndsWithPage>, true>> = {
  accountClose: true,
  addressDelete: true,
  addressUpdateDefault: true,
  authLogout: true,
  authResetPassword: true,
  cartChangeBranch: true,
  cartCreate: true,
  cartCreateOrder: true,
  cartDelete: true,
  cartMigrateGuest: true,
  cartRemoveAll: true,
  cartUpdate: true,
  claimVoucher: true,
  createAddress: true,
  makeReorder: true,
  notificationsRead: true,
  orderCancel: true,
  register: true,
  reservationCancel: true,
  reservationStore: true,
  sessionEndOthers: true,
  updateAddress: true,
  updatePassword: true,
  useVoucher: true,
  walletTopup: true,
  walletTopupCancel: true,
};

/** Whether the browser finishes the request although the customer leaves the page. */
export function outlivesPage(id: OperationId): boolean {
  return id in OUTLIVES_PAGE;
}
