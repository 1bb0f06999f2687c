import type { Handlers } from '../http/handlers.ts';
import { addressDelete } from './addresses/addressDelete.ts';
import { addressList } from './addresses/addressList.ts';
import { addressUpdateDefault } from './addresses/addressUpdateDefault.ts';
import { createAddress } from './addresses/createAddress.ts';
import { updateAddress } from './addresses/updateAddress.ts';
import { authLogin } from './auth/authLogin.ts';
import { authLogout } from './auth/authLogout.ts';
import { authResetPassword } from './auth/authResetPassword.ts';
import { authSendForgotOtp } from './auth/authSendForgotOtp.ts';
import { authSendOtp } from './auth/authSendOtp.ts';
import { register } from './auth/register.ts';
import { branchAvailableHour } from './branches/branchAvailableHour.ts';
import { branchDetail } from './branches/branchDetail.ts';
import { branchList } from './branches/branchList.ts';
import { cartCalculateTotal } from './cart/cartCalculateTotal.ts';
import { cartCreate } from './cart/cartCreate.ts';
import { cartCreateOrder } from './cart/cartCreateOrder.ts';
import { cartDelete } from './cart/cartDelete.ts';
import { cartLoad } from './cart/cartLoad.ts';
import { cartOrderOutcome } from './cart/cartOrderOutcome.ts';
import { cartRemoveAll } from './cart/cartRemoveAll.ts';
import { cartUpdate } from './cart/cartUpdate.ts';
import { bannerList } from './company/bannerList.ts';
import { companyInfo } from './company/companyInfo.ts';
import { highlightList } from './company/highlightList.ts';
import { news } from './company/news.ts';
import { addressStateId } from './delivery/addressStateId.ts';
import { cartGetQuotation } from './delivery/cartGetQuotation.ts';
import { placeDetail } from './delivery/placeDetail.ts';
import { placeSearch } from './delivery/placeSearch.ts';
import { cartHandover } from './handover/cartHandover.ts';
import { cartHandoverPreview } from './handover/cartHandoverPreview.ts';
import { customer } from './members/customer.ts';
import { updatePassword } from './members/updatePassword.ts';
import { updateProfile } from './members/updateProfile.ts';
import { dishCategoryList } from './menu/dishCategoryList.ts';
import { dishDetail } from './menu/dishDetail.ts';
import { dishList } from './menu/dishList.ts';
import { notifications } from './notifications/notifications.ts';
import { notificationsRead } from './notifications/notificationsRead.ts';
import { unreadCount } from './notifications/unreadCount.ts';
import { lastOrder } from './orders/lastOrder.ts';
import { makeReorder } from './orders/makeReorder.ts';
import { orderCancel } from './orders/orderCancel.ts';
import { orderDetail } from './orders/orderDetail.ts';
import { orderList } from './orders/orderList.ts';
import { hotDealDetail } from './packages/hotDealDetail.ts';
import { packageDetail } from './packages/packageDetail.ts';
import { packageList } from './packages/packageList.ts';

/** Every operation of the contract. */
export const handlers: Handlers = {
  addressDelete,
  addressList,
  addressStateId,
  addressUpdateDefault,
  authLogin,
  authLogout,
  authResetPassword,
  authSendForgotOtp,
  authSendOtp,
  bannerList,
  branchAvailableHour,
  branchDetail,
  branchList,
  cartCalculateTotal,
  cartCreate,
  cartCreateOrder,
  cartDelete,
  cartGetQuotation,
  cartHandover,
  cartHandoverPreview,
  cartLoad,
  cartOrderOutcome,
  cartRemoveAll,
  cartUpdate,
  companyInfo,
  createAddress,
  customer,
  dishCategoryList,
  dishDetail,
  dishList,
  highlightList,
  hotDealDetail,
  lastOrder,
  makeReorder,
  news,
  notifications,
  notificationsRead,
  orderCancel,
  orderDetail,
  orderList,
  packageDetail,
  packageList,
  placeDetail,
  placeSearch,
  register,
  unreadCount,
  updateAddress,
  updatePassword,
  updateProfile,
};
