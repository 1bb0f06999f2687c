import type { ScreenName } from '@claypot/domain/routes';
import { aboutScreen } from '../screens/about/about.screen.ts';
import { addressBookScreen } from '../screens/addresses/address-book.screen.ts';
import { addressFormScreen } from '../screens/addresses/address-form.screen.ts';
import { newAddressScreen } from '../screens/addresses/new-address.screen.ts';
import { bookTableScreen } from '../screens/book-table/book-table.screen.ts';
import { bookingDetailScreen } from '../screens/bookings/booking-detail.screen.ts';
import { bookingListScreen } from '../screens/bookings/booking-list.screen.ts';
import { bookingBranchScreen } from '../screens/branches/booking-branch.screen.ts';
import { branchListScreen } from '../screens/branches/branch-list.screen.ts';
import { changePasswordScreen } from '../screens/change-password/change-password.screen.ts';
import { orderConfirmationScreen } from '../screens/checkout/order-confirmation.screen.ts';
import type { Screen } from '../screens/definition/screen.ts';
import { dishScreen } from '../screens/dish/dish.screen.ts';
import { familyScreen } from '../screens/family/family.screen.ts';
import { firstTimeScreen } from '../screens/first-time/first-time.screen.ts';
import { forgotPasswordScreen } from '../screens/forgot-password/forgot-password.screen.ts';
import { helpScreen } from '../screens/help/help.screen.ts';
import { highlightDetailScreen } from '../screens/highlight-detail/highlight-detail.screen.ts';
import { homeScreen } from '../screens/home/home.screen.ts';
import { hotDealScreen } from '../screens/hot-deal/hot-deal.screen.ts';
import { landingScreen } from '../screens/landing/landing.screen.ts';
import { languageScreen } from '../screens/language/language.screen.ts';
import { privacyScreen } from '../screens/legal/privacy.screen.ts';
import { refundScreen } from '../screens/legal/refund.screen.ts';
import { tncScreen } from '../screens/legal/tnc.screen.ts';
import { loginScreen } from '../screens/login/login.screen.ts';
import { meScreen } from '../screens/me/me.screen.ts';
import { menuScreen } from '../screens/menu/menu.screen.ts';
import { notificationScreen } from '../screens/notification/notification.screen.ts';
import { orderDetailScreen } from '../screens/order-detail/order-detail.screen.ts';
import { orderReceiptScreen } from '../screens/order-receipt/order-receipt.screen.ts';
import { orderListScreen } from '../screens/orders/order-list.screen.ts';
import { packageScreen } from '../screens/package/package.screen.ts';
import { pickupBranchScreen } from '../screens/pickup-branch/pickup-branch.screen.ts';
import { pointScreen } from '../screens/point/point.screen.ts';
import { profileScreen } from '../screens/profile/profile.screen.ts';
import { qrCodeScreen } from '../screens/qr-code/qr-code.screen.ts';
import { settingScreen } from '../screens/setting/setting.screen.ts';
import { signUpScreen } from '../screens/sign-up/sign-up.screen.ts';
import { maintenanceScreen } from '../screens/system/maintenance.screen.ts';
import { notFoundScreen } from '../screens/system/not-found.screen.ts';
import { topUpScreen } from '../screens/top-up/top-up.screen.ts';
import { transactionDetailScreen } from '../screens/transactions/transaction-detail.screen.ts';
import { transactionHistoryScreen } from '../screens/transactions/transaction-history.screen.ts';
import { availableVoucherScreen } from '../screens/vouchers/available-voucher.screen.ts';
import { claimedVoucherScreen } from '../screens/vouchers/claimed-voucher.screen.ts';
import { myVouchersScreen } from '../screens/vouchers/my-vouchers.screen.ts';
import { voucherListScreen } from '../screens/vouchers/voucher-list.screen.ts';

/** Every screen of the app: one that a route names and that is missing here does not compile. */
export const SCREENS: { readonly [Name in ScreenName]: Screen<Name> } = {
  about: aboutScreen,
  addressBook: addressBookScreen,
  addressForm: addressFormScreen,
  availableVoucher: availableVoucherScreen,
  bookingBranch: bookingBranchScreen,
  bookingDetail: bookingDetailScreen,
  bookingList: bookingListScreen,
  bookTable: bookTableScreen,
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
