import type { ScreenName } from '@claypot/domain/routes';
import { aboutScreen } from '../screens/about/about.screen.ts';
import { addressBookScreen } from '../screens/addresses/addressBook.screen.ts';
import { addressFormScreen } from '../screens/addresses/addressForm.screen.ts';
import { newAddressScreen } from '../screens/addresses/newAddress.screen.ts';
import { bookingDetailScreen } from '../screens/bookings/bookingDetail.screen.ts';
import { bookingListScreen } from '../screens/bookings/bookingList.screen.ts';
import { bookTableScreen } from '../screens/bookTable/bookTable.screen.ts';
import { bookingBranchScreen } from '../screens/branches/bookingBranch.screen.ts';
import { branchListScreen } from '../screens/branches/branchList.screen.ts';
import { changePasswordScreen } from '../screens/changePassword/changePassword.screen.ts';
import { orderConfirmationScreen } from '../screens/checkout/orderConfirmation.screen.ts';
import { dishScreen } from '../screens/dish/dish.screen.ts';
import { familyScreen } from '../screens/family/family.screen.ts';
import { firstTimeScreen } from '../screens/firstTime/firstTime.screen.ts';
import { forgotPasswordScreen } from '../screens/forgotPassword/forgotPassword.screen.ts';
import { helpScreen } from '../screens/help/help.screen.ts';
import { highlightDetailScreen } from '../screens/highlightDetail/highlightDetail.screen.ts';
import { homeScreen } from '../screens/home/home.screen.ts';
import { hotDealScreen } from '../screens/hotDeal/hotDeal.screen.ts';
import { landingScreen } from '../screens/landing/landing.screen.ts';
import { languageScreen } from '../screens/language/language.screen.ts';
import { privacyScreen } from '../screens/legal/privacy.screen.ts';
import { refundScreen } from '../screens/legal/refund.screen.ts';
import { tncScreen } from '../screens/legal/tnc.screen.ts';
import { loginScreen } from '../screens/login/login.screen.ts';
import { meScreen } from '../screens/me/me.screen.ts';
import { menuScreen } from '../screens/menu/menu.screen.ts';
import { notificationScreen } from '../screens/notification/notification.screen.ts';
import { orderDetailScreen } from '../screens/orderDetail/orderDetail.screen.ts';
import { orderReceiptScreen } from '../screens/orderReceipt/orderReceipt.screen.ts';
import { orderListScreen } from '../screens/orders/orderList.screen.ts';
import { packageScreen } from '../screens/package/package.screen.ts';
import { pickupBranchScreen } from '../screens/pickupBranch/pickupBranch.screen.ts';
import { pointScreen } from '../screens/point/point.screen.ts';
import { profileScreen } from '../screens/profile/profile.screen.ts';
import { qrCodeScreen } from '../screens/qrCode/qrCode.screen.ts';
import type { Screen } from '../screens/screen.ts';
import { settingScreen } from '../screens/setting/setting.screen.ts';
import { signUpScreen } from '../screens/signUp/signUp.screen.ts';
import { maintenanceScreen } from '../screens/system/maintenance.screen.ts';
import { notFoundScreen } from '../screens/system/notFound.screen.ts';
import { topUpScreen } from '../screens/topUp/topUp.screen.ts';
import { transactionDetailScreen } from '../screens/transactions/transactionDetail.screen.ts';
import { transactionHistoryScreen } from '../screens/transactions/transactionHistory.screen.ts';
import { availableVoucherScreen } from '../screens/vouchers/availableVoucher.screen.ts';
import { claimedVoucherScreen } from '../screens/vouchers/claimedVoucher.screen.ts';
import { myVouchersScreen } from '../screens/vouchers/myVouchers.screen.ts';
import { voucherListScreen } from '../screens/vouchers/voucherList.screen.ts';

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
