// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Handlers } from '../contract/handlers.ts';
import { accountClose } from '../modules/account/operations/members/accountClose.ts';
import { addressDelete } from '../modules/account/operations/addresses/addressDelete.ts';
import { addressList } from '../modules/account/operations/addresses/addressList.ts';
import { addressStateId } from '../modules/account/operations/places/addressStateId.ts';
import { addressUpdateDefault } from '../modules/account/operations/addresses/addressUpdateDefault.ts';
import { answerSpendingRequest } from '../modules/sales/operations/spending/answerSpendingRequest.ts';
import { authLogin } from '../modules/account/operations/auth/authLogin.ts';
import { authLoginByMemberNo } from '../modules/account/operations/auth/authLoginByMemberNo.ts';
import { authLogout } from '../modules/account/operations/auth/authLogout.ts';
import { authResetPassword } from '../modules/account/operations/auth/authResetPassword.ts';
import { authSendForgotOtp } from '../modules/account/operations/auth/authSendForgotOtp.ts';
import { authSendOtp } from '../modules/account/operations/auth/authSendOtp.ts';
import { bannerList } from '../modules/company/operations/bannerList.ts';
import { branchAvailableHour } from '../modules/company/operations/branchAvailableHour.ts';
import { branchDetail } from '../modules/booking/operations/branchDetail.ts';
import { branchList } from '../modules/company/operations/branchList.ts';
import { cartCalculateTotal } from '../modules/ordering/operations/checkout/cartCalculateTotal.ts';
import { cartChangeBranch } from '../modules/ordering/operations/cart/cartChangeBranch.ts';
import { cartCreate } from '../modules/ordering/operations/cart/cartCreate.ts';
import { cartCreateOrder } from '../modules/ordering/operations/checkout/cartCreateOrder.ts';
import { cartDelete } from '../modules/ordering/operations/cart/cartDelete.ts';
import { cartGetQuotation } from '../modules/ordering/operations/delivery/cartGetQuotation.ts';
import { cartLoad } from '../modules/ordering/operations/cart/cartLoad.ts';
import { cartMigrateGuest } from '../modules/ordering/operations/guestMigration/cartMigrateGuest.ts';
import { cartMigrateGuestPreview } from '../modules/ordering/operations/guestMigration/cartMigrateGuestPreview.ts';
import { cartOrderOutcome } from '../modules/ordering/operations/checkout/cartOrderOutcome.ts';
import { cartRemoveAll } from '../modules/ordering/operations/cart/cartRemoveAll.ts';
import { cartUpdate } from '../modules/ordering/operations/cart/cartUpdate.ts';
import { claimVoucher } from '../modules/loyalty/operations/vouchers/claimVoucher.ts';
import { claimedVoucherList } from '../modules/loyalty/operations/vouchers/claimedVoucherList.ts';
import { claimedVoucherListAvailable } from '../modules/ordering/operations/claimedVoucherListAvailable.ts';
import { companyInfo } from '../modules/company/operations/companyInfo.ts';
import { createAddress } from '../modules/account/operations/addresses/createAddress.ts';
import { customer } from '../modules/account/operations/members/customer.ts';
import { deliveryOptions } from '../modules/ordering/operations/delivery/deliveryOptions.ts';
import { dishCategoryList } from '../modules/menu/operations/dishCategoryList.ts';
import { dishDetail } from '../modules/menu/operations/dishDetail.ts';
import { dishList } from '../modules/menu/operations/dishList.ts';
import { highlightList } from '../modules/company/operations/highlightList.ts';
import { hotDealDetail } from '../modules/menu/operations/hotDealDetail.ts';
import { lastOrder } from '../modules/ordering/operations/orders/lastOrder.ts';
import { makeReorder } from '../modules/ordering/operations/orders/makeReorder.ts';
import { memberData } from '../modules/account/operations/members/memberData.ts';
import { news } from '../modules/company/operations/news.ts';
import { notifications } from '../modules/notifications/operations/notifications.ts';
import { notificationsRead } from '../modules/notifications/operations/notificationsRead.ts';
import { orderCancel } from '../modules/ordering/operations/orders/orderCancel.ts';
import { orderDetail } from '../modules/ordering/operations/orders/orderDetail.ts';
import { orderList } from '../modules/ordering/operations/orders/orderList.ts';
import { orderReceipt } from '../modules/ordering/operations/orders/orderReceipt.ts';
import { packageDetail } from '../modules/menu/operations/packageDetail.ts';
import { packageList } from '../modules/menu/operations/packageList.ts';
import { pageVisitor } from '../modules/account/operations/members/pageVisitor.ts';
import { paymentCode } from '../modules/loyalty/operations/wallet/paymentCode.ts';
import { placeDetail } from '../modules/account/operations/places/placeDetail.ts';
import { placeSearch } from '../modules/account/operations/places/placeSearch.ts';
import { pointList } from '../modules/loyalty/operations/points/pointList.ts';
import { register } from '../modules/account/operations/auth/register.ts';
import { reservationCancel } from '../modules/booking/operations/reservationCancel.ts';
import { reservationDetail } from '../modules/booking/operations/reservationDetail.ts';
import { reservationList } from '../modules/booking/operations/reservationList.ts';
import { reservationOutcome } from '../modules/booking/operations/reservationOutcome.ts';
import { reservationStore } from '../modules/booking/operations/reservationStore.ts';
import { sessionEndOthers } from '../modules/account/operations/members/sessionEndOthers.ts';
import { sessionList } from '../modules/account/operations/members/sessionList.ts';
import { spendingRequest } from '../modules/sales/operations/spending/spendingRequest.ts';
import { tierList } from '../modules/loyalty/operations/tiers/tierList.ts';
import { transactionHistoryDetails } from '../modules/loyalty/operations/wallet/transactionHistoryDetails.ts';
import { transactionHistoryList } from '../modules/loyalty/operations/wallet/transactionHistoryList.ts';
import { unreadCount } from '../modules/notifications/operations/unreadCount.ts';
import { updateAddress } from '../modules/account/operations/addresses/updateAddress.ts';
import { updatePassword } from '../modules/account/operations/members/updatePassword.ts';
import { updateProfile } from '../modules/account/operations/members/updateProfile.ts';
import { useVoucher } from '../modules/loyalty/operations/vouchers/useVoucher.ts';
import { usualOrder } from '../modules/ordering/operations/orders/usualOrder.ts';
import { voucherList } from '../modules/loyalty/operations/vouchers/voucherList.ts';
import { walletTopup } from '../modules/loyalty/operations/wallet/walletTopup.ts';
import { walletTopupCancel } from '../modules/loyalty/operations/wallet/walletTopupCancel.ts';
import { walletTopupDetail } from '../modules/loyalty/operations/wallet/walletTopupDetail.ts';
import { walletTopupOutcome } from '../modules/loyalty/operations/wallet/walletTopupOutcome.ts';

/** Every operation of the contract. */
export const handlers: Handlers = {
  accountClose,
  addressDelete,
  addressList,
  addressStateId,
  addressUpdateDefault,
  answerSpendingRequest,
  authLogin,
  authLoginByMemberNo,
  authLogout,
  authResetPassword,
  authSendForgotOtp,
  authSendOtp,
  bannerList,
  branchAvailableHour,
  branchDetail,
  branchList,
  cartCalculateTotal,
  cartChangeBranch,
  cartCreate,
  cartCreateOrder,
  cartDelete,
  cartGetQuotation,
  cartLoad,
  cartMigrateGuest,
  cartMigrateGuestPreview,
  cartOrderOutcome,
  cartRemoveAll,
  cartUpdate,
  claimVoucher,
  claimedVoucherList,
  claimedVoucherListAvailable,
  companyInfo,
  createAddress,
  customer,
  deliveryOptions,
  dishCategoryList,
  dishDetail,
  dishList,
  highlightList,
  hotDealDetail,
  lastOrder,
  makeReorder,
  memberData,
  news,
  notifications,
  notificationsRead,
  orderCancel,
  orderDetail,
  orderList,
  orderReceipt,
  packageDetail,
  packageList,
  pageVisitor,
  paymentCode,
  placeDetail,
  placeSearch,
  pointList,
  register,
  reservationCancel,
  reservationDetail,
  reservationList,
  reservationOutcome,
  reservationStore,
  sessionEndOthers,
  sessionList,
  spendingRequest,
  tierList,
  transactionHistoryDetails,
  transactionHistoryList,
  unreadCount,
  updateAddress,
  updatePassword,
  updateProfile,
  useVoucher,
  usualOrder,
  voucherList,
  walletTopup,
  walletTopupCancel,
  walletTopupDetail,
  walletTopupOutcome,
};
