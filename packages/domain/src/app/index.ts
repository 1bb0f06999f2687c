/** The app: `createApp`, the machines of each screen, and the requests that a page preloads. */
export type { FirstRequest } from '../machines/query/first-request.ts';
export { type App, type AppOptions, createApp } from './app.ts';
export { addressesArea } from './composition/areas/addresses-area.ts';
export { bookingArea } from './composition/areas/booking-area.ts';
export { cartArea } from './composition/areas/cart-area.ts';
export { checkoutArea } from './composition/areas/checkout-area.ts';
export { walletArea } from './composition/areas/wallet-area.ts';
export type { Area, AreaName, StartedAreas } from './composition/areas.ts';
export type { MachinesOf } from './composition/define-machines.ts';
export type { DehydratedApp } from './dehydrated-app.ts';
export type { InstallOffer } from './install/install-offer.ts';
export { languageMachine } from './language/language.machine.ts';
export { LANGUAGES, selectLanguage } from './language/language.selectors.ts';
export { accountMachines } from './machines/account/account-machines.ts';
export { deviceMachines } from './machines/account/device-machines.ts';
export { guestMigrationMachines } from './machines/account/guest-migration-machines.ts';
export { identificationMachines } from './machines/account/identification-machines.ts';
export { memberMachines } from './machines/account/member-machines.ts';
export { personalDataMachines } from './machines/account/personal-data-machines.ts';
export { profileMachines } from './machines/account/profile-machines.ts';
export { signInMachines } from './machines/account/sign-in-machines.ts';
export { bookTableMachines } from './machines/booking/book-table-machines.ts';
export { bookingMachines } from './machines/booking/booking-machines.ts';
export { homeMachines } from './machines/home-machines.ts';
export { installOffers } from './machines/install-offers.ts';
export { tierMachines } from './machines/loyalty/tier-machines.ts';
export { topUpMachines } from './machines/loyalty/top-up-machines.ts';
export { voucherMachines } from './machines/loyalty/voucher-machines.ts';
export { voucherUseMachines } from './machines/loyalty/voucher-use-machines.ts';
export { checkoutMachines } from './machines/ordering/checkout-machines.ts';
export { itemMachines } from './machines/ordering/item-machines.ts';
export { menuMachines } from './machines/ordering/menu-machines.ts';
export { orderMachines } from './machines/ordering/order-machines.ts';
export { receiptMachines } from './machines/ordering/receipt-machines.ts';
export { addressMachines } from './machines/places/address-machines.ts';
export { branchMachines } from './machines/places/branch-machines.ts';
export { placeMachines } from './machines/places/place-machines.ts';
export { updateOffers } from './machines/update-offers.ts';
export { type ApiRequest, type AskingPage, fillRequests } from './preload/fill-requests.ts';
export {
  CHECKOUT_REQUESTS,
  FAMILY_REQUESTS,
  HOME_REQUESTS,
  ME_REQUESTS,
  MENU_REQUESTS,
} from './preload/first-requests.ts';
export { type PersistedReplyContext, readPersistedReply } from './preload/persisted-reply.ts';
export { type Persisted, readPersisted, readVisitor, type Visitor } from './preload/visitor.ts';
export { isShownFromDevice } from './shown-from-device.ts';
