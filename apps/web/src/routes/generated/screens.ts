// Generated from the files `*.screen.ts` by `npm run generate`. Do not edit.

import type { ScreenName } from '@claypot/domain/routes';
import type { Screen } from '../../screens/definition/screen.ts';
import { aboutScreen } from '../../screens/company/about/about.screen.ts';
import { addressBookScreen } from '../../screens/places/addresses/address-book.screen.ts';
import { addressFormScreen } from '../../screens/places/addresses/address-form.screen.ts';
import { availableVoucherScreen } from '../../screens/loyalty/vouchers/available-voucher.screen.ts';
import { bookTableScreen } from '../../screens/booking/book-table/book-table.screen.ts';
import { bookingBranchScreen } from '../../screens/places/branches/booking-branch.screen.ts';
import { bookingDetailScreen } from '../../screens/booking/bookings/booking-detail.screen.ts';
import { bookingListScreen } from '../../screens/booking/bookings/booking-list.screen.ts';
import { branchListScreen } from '../../screens/places/branches/branch-list.screen.ts';
import { changePasswordScreen } from '../../screens/account/change-password/change-password.screen.ts';
import { claimedVoucherScreen } from '../../screens/loyalty/vouchers/claimed-voucher.screen.ts';
import { dishScreen } from '../../screens/ordering/dish/dish.screen.ts';
import { familyScreen } from '../../screens/account/family/family.screen.ts';
import { firstTimeScreen } from '../../screens/account/first-time/first-time.screen.ts';
import { forgotPasswordScreen } from '../../screens/account/forgot-password/forgot-password.screen.ts';
import { helpScreen } from '../../screens/company/help/help.screen.ts';
import { highlightDetailScreen } from '../../screens/company/highlight-detail/highlight-detail.screen.ts';
import { homeScreen } from '../../screens/company/home/home.screen.ts';
import { hotDealScreen } from '../../screens/ordering/hot-deal/hot-deal.screen.ts';
import { landingScreen } from '../../screens/company/landing/landing.screen.ts';
import { languageScreen } from '../../screens/account/language/language.screen.ts';
import { loginScreen } from '../../screens/account/login/login.screen.ts';
import { maintenanceScreen } from '../../screens/system/maintenance.screen.ts';
import { meScreen } from '../../screens/account/me/me.screen.ts';
import { menuScreen } from '../../screens/ordering/menu/menu.screen.ts';
import { myVouchersScreen } from '../../screens/loyalty/vouchers/my-vouchers.screen.ts';
import { newAddressScreen } from '../../screens/places/addresses/new-address.screen.ts';
import { notFoundScreen } from '../../screens/system/not-found.screen.ts';
import { notificationScreen } from '../../screens/company/notification/notification.screen.ts';
import { orderConfirmationScreen } from '../../screens/ordering/checkout/order-confirmation.screen.ts';
import { orderDetailScreen } from '../../screens/ordering/order-detail/order-detail.screen.ts';
import { orderListScreen } from '../../screens/ordering/orders/order-list.screen.ts';
import { orderReceiptScreen } from '../../screens/ordering/order-receipt/order-receipt.screen.ts';
import { packageScreen } from '../../screens/ordering/package/package.screen.ts';
import { pickupBranchScreen } from '../../screens/ordering/pickup-branch/pickup-branch.screen.ts';
import { pointScreen } from '../../screens/loyalty/point/point.screen.ts';
import { privacyScreen } from '../../screens/company/legal/privacy.screen.ts';
import { profileScreen } from '../../screens/account/profile/profile.screen.ts';
import { qrCodeScreen } from '../../screens/loyalty/qr-code/qr-code.screen.ts';
import { refundScreen } from '../../screens/company/legal/refund.screen.ts';
import { settingScreen } from '../../screens/account/setting/setting.screen.ts';
import { signUpScreen } from '../../screens/account/sign-up/sign-up.screen.ts';
import { tncScreen } from '../../screens/company/legal/tnc.screen.ts';
import { topUpScreen } from '../../screens/loyalty/top-up/top-up.screen.ts';
import { transactionDetailScreen } from '../../screens/loyalty/transactions/transaction-detail.screen.ts';
import { transactionHistoryScreen } from '../../screens/loyalty/transactions/transaction-history.screen.ts';
import { voucherListScreen } from '../../screens/loyalty/vouchers/voucher-list.screen.ts';

/** Every screen of the app. */
export const SCREENS: { readonly [Name in ScreenName]: Screen<Name> } = {
  about: aboutScreen,
  addressBook: addressBookScreen,
  addressForm: addressFormScreen,
  availableVoucher: availableVoucherScreen,
  bookTable: bookTableScreen,
  bookingBranch: bookingBranchScreen,
  bookingDetail: bookingDetailScreen,
  bookingList: bookingListScreen,
  branchList: branchListScreen,
  changePassword: changePasswordScreen,
  claimedVoucher: claimedVoucherScreen,
  dish: dishScreen,
  family: familyScreen,
  firstTime: firstTimeScreen,
  forgotPassword: forgotPasswordScreen,
  help: helpScreen,
  highlightDetail: highlightDetailScreen,
  home: homeScreen,
  hotDeal: hotDealScreen,
  landing: landingScreen,
  language: languageScreen,
  login: loginScreen,
  maintenance: maintenanceScreen,
  me: meScreen,
  menu: menuScreen,
  myVouchers: myVouchersScreen,
  newAddress: newAddressScreen,
  notFound: notFoundScreen,
  notification: notificationScreen,
  orderConfirmation: orderConfirmationScreen,
  orderDetail: orderDetailScreen,
  orderList: orderListScreen,
  orderReceipt: orderReceiptScreen,
  package: packageScreen,
  pickupBranch: pickupBranchScreen,
  point: pointScreen,
  privacy: privacyScreen,
  profile: profileScreen,
  qrCode: qrCodeScreen,
  refund: refundScreen,
  setting: settingScreen,
  signUp: signUpScreen,
  tnc: tncScreen,
  topUp: topUpScreen,
  transactionDetail: transactionDetailScreen,
  transactionHistory: transactionHistoryScreen,
  voucherList: voucherListScreen,
};
