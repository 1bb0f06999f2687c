// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Handlers } from '../http/handlers.ts';
import { accountClose } from '../operations/members/accountClose.ts';
import { addressDelete } from '../operations/addresses/addressDelete.ts';
import { addressList } from '../operations/addresses/addressList.ts';
import { addressStateId } from '../operations/delivery/addressStateId.ts';
import { addressUpdateDefault } from '../operations/addresses/addressUpdateDefault.ts';
import { authLogin } from '../operations/auth/authLogin.ts';
import { authLoginByMemberNo } from '../operations/auth/authLoginByMemberNo.ts';
import { authLogout } from '../operations/auth/authLogout.ts';
import { authResetPassword } from '../operations/auth/authResetPassword.ts';
import { authSendForgotOtp } from '../operations/auth/authSendForgotOtp.ts';
import { authSendOtp } from '../operations/auth/authSendOtp.ts';
import { bannerList } from '../operations/company/bannerList.ts';
import { branchAvailableHour } from '../operations/branches/branchAvailableHour.ts';
import { branchDetail } from '../operations/branches/branchDetail.ts';
import { branchList } from '../operations/branches/branchList.ts';
import { cartCalculateTotal } from '../operations/cart/cartCalculateTotal.ts';
import { cartChangeBranch } from '../operations/cart/cartChangeBranch.ts';
import { cartCreate } from '../operations/cart/cartCreate.ts';
import { cartCreateOrder } from '../operations/cart/cartCreateOrder.ts';
import { cartDelete } from '../operations/cart/cartDelete.ts';
import { cartGetQuotation } from '../operations/delivery/cartGetQuotation.ts';
import { cartLoad } from '../operations/cart/cartLoad.ts';
import { cartMigrateGuest } from '../operations/guestMigration/cartMigrateGuest.ts';
import { cartMigrateGuestPreview } from '../operations/guestMigration/cartMigrateGuestPreview.ts';
import { cartOrderOutcome } from '../operations/cart/cartOrderOutcome.ts';
import { cartRemoveAll } from '../operations/cart/cartRemoveAll.ts';
import { cartUpdate } from '../operations/cart/cartUpdate.ts';
import { claimVoucher } from '../operations/vouchers/claimVoucher.ts';
import { claimedVoucherList } from '../operations/vouchers/claimedVoucherList.ts';
import { claimedVoucherListAvailable } from '../operations/vouchers/claimedVoucherListAvailable.ts';
import { companyInfo } from '../operations/company/companyInfo.ts';
import { createAddress } from '../operations/addresses/createAddress.ts';
import { customer } from '../operations/members/customer.ts';
import { deliveryOptions } from '../operations/delivery/deliveryOptions.ts';
import { dishCategoryList } from '../operations/menu/dishCategoryList.ts';
import { dishDetail } from '../operations/menu/dishDetail.ts';
import { dishList } from '../operations/menu/dishList.ts';
import { highlightList } from '../operations/company/highlightList.ts';
import { hotDealDetail } from '../operations/packages/hotDealDetail.ts';
import { lastOrder } from '../operations/orders/lastOrder.ts';
import { makeReorder } from '../operations/orders/makeReorder.ts';
import { memberData } from '../operations/members/memberData.ts';
import { news } from '../operations/company/news.ts';
import { notifications } from '../operations/notifications/notifications.ts';
import { notificationsRead } from '../operations/notifications/notificationsRead.ts';
import { orderCancel } from '../operations/orders/orderCancel.ts';
import { orderDetail } from '../operations/orders/orderDetail.ts';
import { orderList } from '../operations/orders/orderList.ts';
import { orderReceipt } from '../operations/orders/orderReceipt.ts';
import { packageDetail } from '../operations/packages/packageDetail.ts';
import { packageList } from '../operations/packages/packageList.ts';
import { placeDetail } from '../operations/delivery/placeDetail.ts';
import { placeSearch } from '../operations/delivery/placeSearch.ts';
import { pointList } from '../operations/members/pointList.ts';
import { register } from '../operations/auth/register.ts';
import { reservationCancel } from '../operations/booking/reservationCancel.ts';
import { reservationDetail } from '../operations/booking/reservationDetail.ts';
import { reservationList } from '../operations/booking/reservationList.ts';
import { reservationOutcome } from '../operations/booking/reservationOutcome.ts';
import { reservationStore } from '../operations/booking/reservationStore.ts';
import { sessionEndOthers } from '../operations/members/sessionEndOthers.ts';
import { sessionList } from '../operations/members/sessionList.ts';
import { tierList } from '../operations/company/tierList.ts';
import { transactionHistoryDetails } from '../operations/wallet/transactionHistoryDetails.ts';
import { transactionHistoryList } from '../operations/wallet/transactionHistoryList.ts';
import { unreadCount } from '../operations/notifications/unreadCount.ts';
import { updateAddress } from '../operations/addresses/updateAddress.ts';
import { updatePassword } from '../operations/members/updatePassword.ts';
import { updateProfile } from '../operations/members/updateProfile.ts';
import { useVoucher } from '../operations/vouchers/useVoucher.ts';
import { usualOrder } from '../operations/orders/usualOrder.ts';
import { voucherList } from '../operations/vouchers/voucherList.ts';
import { walletTopup } from '../operations/wallet/walletTopup.ts';
import { walletTopupCancel } from '../operations/wallet/walletTopupCancel.ts';
import { walletTopupDetail } from '../operations/wallet/walletTopupDetail.ts';
import { walletTopupOutcome } from '../operations/wallet/walletTopupOutcome.ts';

/** Every operation of the contract. */
export const handlers: Handlers = {
  accountClose,
  addressDelete,
  addressList,
  addressStateId,
  addressUpdateDefault,
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
