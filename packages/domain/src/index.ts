/** The headless product: what a front end may use of it. */

export {
  type GuestMigrationEvent,
  guestMigrationMachine,
} from './account/guest-migration/guest-migration.machine.ts';
export {
  type GuestMigrationSnapshot,
  type GuestMigrationView,
  selectGuestMigration,
} from './account/guest-migration/guest-migration.selectors.ts';
export type { IdentificationValues } from './account/identification/identification.schema.ts';
export { parseMemberNo } from './account/identification/member-no.ts';
export { type TierBenefit, tierBenefit } from './account/member/tier-benefit.ts';
export { badge } from './account/notifications/badge.ts';
export { notificationPath } from './account/notifications/notification-path.ts';
export { type OtpEvent, otpMachine } from './account/otp/otp.machine.ts';
export { type OtpSnapshot, type OtpView, selectOtp } from './account/otp/otp.selectors.ts';
export { OTP_DIGITS } from './account/otp/otp-code.ts';
export type { ChangePasswordValues } from './account/password/change-password.schema.ts';
export type { ResetPasswordValues } from './account/password/reset-password.schema.ts';
export { type PictureEvent, pictureMachine } from './account/picture/picture.machine.ts';
export {
  type PictureSnapshot,
  type PictureView,
  selectPicture,
} from './account/picture/picture.selectors.ts';
export { EARLIEST_BIRTH, type ProfileValues } from './account/profile/profile.schema.ts';
export type { Member } from './account/session/member.ts';
export { sessionMachine } from './account/session/session.machine.ts';
export {
  type SessionSnapshot,
  selectBranch,
  selectDeliveryMethod,
  selectGuestName,
  selectHasExpired,
  selectIdentity,
  selectLeftGuest,
  selectMember,
  selectOwner,
  selectWelcomeDue,
} from './account/session/session.selectors.ts';
export type { SignInValues } from './account/sign-in/sign-in.schema.ts';
export type { SignUpValues } from './account/sign-up/sign-up.schema.ts';
export { signUpOfferMachine } from './account/sign-up-offer/sign-up-offer.machine.ts';
export {
  type SignUpOfferSnapshot,
  selectIsOffered,
} from './account/sign-up-offer/sign-up-offer.selectors.ts';
export { type App, type AppOptions, createApp } from './app/app.ts';
export type { MachinesOf } from './app/composition/define-machines.ts';
export type { InstallOffer } from './app/install/install-offer.ts';
export { languageMachine } from './app/language/language.machine.ts';
export { LANGUAGES, selectLanguage } from './app/language/language.selectors.ts';
export { accountMachines } from './app/machines/account/account-machines.ts';
export { deviceMachines } from './app/machines/account/device-machines.ts';
export { guestMigrationMachines } from './app/machines/account/guest-migration-machines.ts';
export { identificationMachines } from './app/machines/account/identification-machines.ts';
export { memberMachines } from './app/machines/account/member-machines.ts';
export { personalDataMachines } from './app/machines/account/personal-data-machines.ts';
export { profileMachines } from './app/machines/account/profile-machines.ts';
export { signInMachines } from './app/machines/account/sign-in-machines.ts';
export { bookTableMachines } from './app/machines/booking/book-table-machines.ts';
export { bookingMachines } from './app/machines/booking/booking-machines.ts';
export { homeMachines } from './app/machines/home-machines.ts';
export { installOffers } from './app/machines/install-offers.ts';
export { pointMachines } from './app/machines/loyalty/point-machines.ts';
export { tierMachines } from './app/machines/loyalty/tier-machines.ts';
export { topUpMachines } from './app/machines/loyalty/top-up-machines.ts';
export { transactionMachines } from './app/machines/loyalty/transaction-machines.ts';
export { voucherMachines } from './app/machines/loyalty/voucher-machines.ts';
export { voucherUseMachines } from './app/machines/loyalty/voucher-use-machines.ts';
export { checkoutMachines } from './app/machines/ordering/checkout-machines.ts';
export { itemMachines } from './app/machines/ordering/item-machines.ts';
export { menuMachines } from './app/machines/ordering/menu-machines.ts';
export { orderMachines } from './app/machines/ordering/order-machines.ts';
export { receiptMachines } from './app/machines/ordering/receipt-machines.ts';
export { addressMachines } from './app/machines/places/address-machines.ts';
export { branchMachines } from './app/machines/places/branch-machines.ts';
export { placeMachines } from './app/machines/places/place-machines.ts';
export { updateOffers } from './app/machines/update-offers.ts';
export { type ApiRequest, type AskingPage, fillRequests } from './app/preload/fill-requests.ts';
export {
  ADDRESS_BOOK_REQUESTS,
  ADDRESS_FORM_REQUESTS,
  BOOK_TABLE_REQUESTS,
  BOOKING_REQUESTS,
  BOOKINGS_REQUESTS,
  BRANCHES_REQUESTS,
  CHECKOUT_REQUESTS,
  CLAIMED_VOUCHER_REQUESTS,
  COMPANY_TEXT_REQUESTS,
  DISH_REQUESTS,
  FAMILY_REQUESTS,
  type FirstRequest,
  HIGHLIGHT_REQUESTS,
  HOME_REQUESTS,
  HOT_DEAL_REQUESTS,
  ME_REQUESTS,
  MENU_REQUESTS,
  MY_VOUCHERS_REQUESTS,
  NOTIFICATIONS_REQUESTS,
  ORDER_REQUESTS,
  ORDERS_REQUESTS,
  PACKAGE_REQUESTS,
  PICKUP_BRANCH_REQUESTS,
  POINTS_REQUESTS,
  SETTING_REQUESTS,
  TOP_UP_REQUESTS,
  TRANSACTION_REQUESTS,
  TRANSACTIONS_REQUESTS,
  VOUCHERS_REQUESTS,
} from './app/preload/first-requests.ts';
export { type KeptAnswerContext, readKeptAnswer } from './app/preload/kept-answer.ts';
export { type Kept, readKept, readVisitor, type Visitor } from './app/preload/visitor.ts';
export {
  type BookTableEvent,
  bookTableMachine,
} from './booking/book-table/book-table.machine.ts';
export {
  type BookTableSnapshot,
  type BookTableView,
  selectBookTable,
} from './booking/book-table/book-table.selectors.ts';
export { type BookingsEvent, bookingsMachine } from './booking/bookings/bookings.machine.ts';
export {
  type BookingsSnapshot,
  type BookingsView,
  type BookingView,
  type CancelView,
  selectBooking,
  selectBookings,
  selectNextBooking,
} from './booking/bookings/bookings.selectors.ts';
export { confirmBooking } from './booking/bookings/confirm-booking.ts';
export { isPending } from './booking/bookings/standing.ts';
export { type CalendarEvent, calendarEvent } from './booking/calendar/calendar-event.ts';
export type { BookingFormValues } from './booking/form/booking-form.schema.ts';
export type { ReservationProblem } from './booking/request/reservation-problem.ts';
export {
  type ReservationRequestView,
  selectReservationRequest,
} from './booking/request/reservation-request.selectors.ts';
export { takesBookings } from './booking/times/bookable-branch.ts';
export type {
  BookableDay,
  BookableTime,
  VisitProblem,
} from './booking/times/bookable-days.ts';
export { instantOf, type VisitSlot } from './booking/times/visit-slot.ts';
export { highlightsNow } from './company/home/highlights-now.ts';
export { picturePath } from './company/home/picture-path.ts';
export {
  type CompanySnapshot,
  type CompanyStatus,
  selectCompany,
  selectCompanyStatus,
  selectTimeZone,
} from './company/record/company.selectors.ts';
export type { CompanyRecord, CompanyTexts } from './company/record/company.types.ts';
export { type FamilyDayView, familyDay } from './company/record/family-day.ts';
export { createListeners, type Listeners } from './events/listeners.ts';
export { isEarned, type Points } from './loyalty/points/points.implementation.ts';
export { type AmountBrings, amountBrings, type MissingFor } from './loyalty/tiers/amount-brings.ts';
export { type TierPanel, tierPanel, type UnlockPrompt } from './loyalty/tiers/tier-panel.ts';
export { amountText, parseTopUpAmount } from './loyalty/top-up/amount.ts';
export type { TopUpValues } from './loyalty/top-up/top-up.schema.ts';
export {
  selectTopUp,
  selectTopUpAmounts,
  selectUnpaidTopUp,
  type TopUpResult,
  type TopUpSnapshot,
  type TopUpStage,
  type TopUpView,
} from './loyalty/top-up/top-up.selectors.ts';
export type { TopUpEvent, TopUpProblem } from './loyalty/top-up/top-up.types.ts';
export { amountAsked, topUpPath } from './loyalty/top-up/top-up-path.ts';
export {
  type DateRange,
  presetOf,
  presetRange,
  RANGE_PRESETS,
  rangeBounds,
} from './loyalty/transactions/date-range.ts';
export {
  type HistoryView,
  historyAddress,
  readHistoryAddress,
} from './loyalty/transactions/history-address.ts';
export {
  firstEntries,
  signedAmount,
  type TransactionHistory,
  transactionHistory,
} from './loyalty/transactions/transaction-history.ts';
export {
  isIncoming,
  passes,
  TRANSACTION_FILTERS,
  type TransactionFilter,
} from './loyalty/transactions/transaction-kind.ts';
export { claimableCount } from './loyalty/vouchers/claimable-count.ts';
export {
  type DatedVoucherGroup,
  groupVouchers,
  type VoucherDates,
  type VoucherGroup,
} from './loyalty/vouchers/group-vouchers.ts';
export {
  type HeldVoucher,
  type HeldVouchers,
  isForCounter,
} from './loyalty/vouchers/held-vouchers.ts';
export { isJustUsed } from './loyalty/vouchers/just-used.ts';
export { dateOf, dateText } from './machines/form/fields/date-text.ts';
export type { FieldMessage } from './machines/form/fields/messages.ts';
export { PASSWORD_LENGTH } from './machines/form/fields/password.ts';
export { parseMobile } from './machines/form/fields/phone.ts';
export { fillIn } from './machines/form/fill-in.ts';
export { createFormMachine, formMachine } from './machines/form/form.machine.ts';
export {
  type FormActor,
  type FormSnapshot,
  type FormView,
  selectForm,
} from './machines/form/form.selectors.ts';
export type {
  FieldChange,
  FieldErrors,
  FieldName,
  FieldValue,
  FormContext,
  FormValues,
} from './machines/form/form.types.ts';
export {
  keyedRequestMachine,
  unprovidedKeyedRequest,
} from './machines/keyed-request/keyed-request.machine.ts';
export {
  type KeyedRequestSnapshot,
  type KeyedRequestView,
  selectKeyedRequest,
} from './machines/keyed-request/keyed-request.selectors.ts';
export type { KeyedRequestEvent } from './machines/keyed-request/keyed-request.types.ts';
export {
  type MutationEvent,
  mutationMachine,
  unprovidedMutation,
} from './machines/mutation/mutation.machine.ts';
export {
  type MutationSnapshot,
  type MutationView,
  selectMutation,
} from './machines/mutation/mutation.selectors.ts';
export { paymentMachine, unprovidedPayment } from './machines/payment/payment.machine.ts';
export type { PaymentStage } from './machines/payment/payment.selectors.ts';
export {
  newQueryContext,
  type QueryMachine,
  type QueryState,
  queryMachine,
  unprovidedQuery,
} from './machines/query/query.machine.ts';
export {
  type Freshness,
  type QueryView,
  selectQuery,
} from './machines/query/query.selectors.ts';
export {
  type SuccessMessage,
  type Toast,
  type ToastContent,
  toastsMachine,
} from './machines/toasts/toasts.machine.ts';
export { selectToast } from './machines/toasts/toasts.selectors.ts';
export { isUnsentLine } from './ordering/cart/additions.ts';
export { cartMachine } from './ordering/cart/cart.machine.ts';
export {
  type CartSnapshot,
  type CartView,
  selectCart,
  selectCartSummary,
} from './ordering/cart/cart.selectors.ts';
export type { CartEvent } from './ordering/cart/cart.setup.ts';
export { lineContents } from './ordering/cart/line-contents.ts';
export { type LineItem, lineItem } from './ordering/cart/line-item.ts';
export type { ShownCart, ShownLine } from './ordering/cart/lines.ts';
export { selectMemberPoints } from './ordering/cart/member-points.ts';
export { isCartOf, selectQtyByItem } from './ordering/cart/on-the-menu.ts';
export { catalogueMachine } from './ordering/catalogue/catalogue.machine.ts';
export {
  type CatalogueSnapshot,
  type CatalogueView,
  selectCatalogue,
} from './ordering/catalogue/catalogue.selectors.ts';
export type { CatalogueEvent } from './ordering/catalogue/catalogue.types.ts';
export type {
  MenuDish,
  MenuPackage,
  MenuSection,
  PackageSection,
} from './ordering/catalogue/sections.ts';
export type { Buyer } from './ordering/checkout/buyer.ts';
export {
  type CheckoutSnapshot,
  type CheckoutStage,
  type CheckoutView,
  isTimeRefused,
  selectCheckout,
  selectUnpaidOrder,
} from './ordering/checkout/checkout.selectors.ts';
export type {
  CheckoutEvent,
  CheckoutProblem,
  PendingOrder,
} from './ordering/checkout/checkout.types.ts';
export { type OrderFormValues, REMARK_LENGTH } from './ordering/checkout/order-form.schema.ts';
export { timeAgain } from './ordering/checkout/wishes.ts';
export type { DiscountsSnapshot } from './ordering/discounts/discounts.actor.ts';
export type { ChooseDiscountEvent } from './ordering/discounts/discounts.implementation.ts';
export { type DiscountsView, selectDiscounts } from './ordering/discounts/discounts.selectors.ts';
export type { JudgedVoucher, TakenOff } from './ordering/discounts/offer.ts';
export { takesOff } from './ordering/discounts/takes-off.ts';
export {
  type ClosedHours,
  type FulfilmentHours,
  type FulfilmentTime,
  fulfilmentTime,
} from './ordering/fulfilment/fulfilment-time.ts';
export { isSameTime, type RequestedTime } from './ordering/fulfilment/requested-time.ts';
export { partsOfDay, type SlotDay, type TimeSlot } from './ordering/fulfilment/slots.ts';
export {
  type DealPackage,
  type HotDealItemView,
  selectHotDealItem,
} from './ordering/hot-deal/hot-deal.selectors.ts';
export {
  addedPrice,
  type Choice,
  type ChoiceGroup,
  canBeHad,
} from './ordering/item/choices/choice-group.ts';
export { type ChoiceRule, choiceRule } from './ordering/item/choices/choice-rule.ts';
export { itemMachine } from './ordering/item/item.machine.ts';
export {
  type ItemBasics,
  type ItemGroup,
  type ItemSnapshot,
  type ItemView,
  selectItem,
} from './ordering/item/item.selectors.ts';
export type { ItemEvent, LoadedItem } from './ordering/item/item.types.ts';
export { MOST_OF_ONE_LINE } from './ordering/item/most-of-one-line.ts';
export { type OfferedPrice, offeredChoice } from './ordering/item/total.ts';
export { standingRefusal } from './ordering/order-draft/obstacles.ts';
export {
  type OrderDraftView,
  selectOrderDraft,
} from './ordering/order-draft/order-draft.selectors.ts';
export type { OrderObstacle } from './ordering/order-draft/order-draft.ts';
export {
  type OrderMethodEvent,
  orderMethodMachine,
} from './ordering/order-method/order-method.machine.ts';
export {
  type OrderMethodSnapshot,
  selectNeedsAddress,
} from './ordering/order-method/order-method.selectors.ts';
export { foldTries } from './ordering/orders/fold-tries.ts';
export { leaveToPay } from './ordering/orders/leave-to-pay.ts';
export {
  type OrderDetailView,
  selectOrderDetail,
} from './ordering/orders/order-detail.selectors.ts';
export {
  type OrderReceiptView,
  type ReadReceipt,
  selectOrderReceipt,
} from './ordering/orders/order-receipt.implementation.ts';
export { isTerminal, orderProgress, type ProgressStep } from './ordering/orders/progress.ts';
export { type PackageItemView, selectPackageItem } from './ordering/package/package.selectors.ts';
export { quotationMachine } from './ordering/quotation/quotation.machine.ts';
export {
  type QuotationSnapshot,
  type QuotationView,
  selectQuotation,
} from './ordering/quotation/quotation.selectors.ts';
export type { QuotationEvent } from './ordering/quotation/quotation.types.ts';
export {
  type Making,
  type ReorderEvent,
  reorderMachine,
} from './ordering/reorder/reorder.machine.ts';
export {
  type ReorderSnapshot,
  type ReorderView,
  selectReorder,
} from './ordering/reorder/reorder.selectors.ts';
export {
  type AddressEditorEvent,
  addressEditorMachine,
} from './places/address-form/address-editor.machine.ts';
export {
  type AddressEditorSnapshot,
  type AddressEditorView,
  selectAddressEditor,
} from './places/address-form/address-editor.selectors.ts';
export type { AddressSubject } from './places/address-form/address-form.implementation.ts';
export type { AddressFormValues } from './places/address-form/address-form.schema.ts';
export type { Address, AddressDraft } from './places/addresses/address.ts';
export { addressLine } from './places/addresses/address-line.ts';
export { type AddressesEvent, addressesMachine } from './places/addresses/addresses.machine.ts';
export {
  type AddressesSnapshot,
  selectAddress,
  selectAddresses,
  selectAddressesStatus,
  selectDefaultAddress,
} from './places/addresses/addresses.selectors.ts';
export type {
  BranchChange,
  BranchChangeView,
  ChosenBranch,
} from './places/branch-change/branch-change.types.ts';
export { isOpenAllDay } from './places/branches/all-day.ts';
export { type BranchesEvent, branchesMachine } from './places/branches/branches.machine.ts';
export {
  type BranchesSnapshot,
  type BranchesView,
  selectBranches,
} from './places/branches/branches.selectors.ts';
export { type BranchOpening, branchOpening } from './places/branches/opening.ts';
export {
  type DeliveryBranchEvent,
  deliveryBranchMachine,
} from './places/delivery-branch/delivery-branch.machine.ts';
export {
  type DeliveryBranchSnapshot,
  type DeliveryBranchView,
  selectDeliveryBranch,
} from './places/delivery-branch/delivery-branch.selectors.ts';
export type { DeliveryPlace } from './places/delivery-branch/delivery-options.implementation.ts';
export {
  canServe,
  type DeliveryWord,
  deliveryWord,
  servingOutlet,
} from './places/delivery-branch/serving-branch.ts';
export type { FulfilmentMethod } from './places/fulfilment-method.ts';
export { bearing, COMPASS, type CompassPoint, compassPoint } from './places/geo/bearing.ts';
export { distanceMetres } from './places/geo/distance.ts';
export {
  type Box,
  type Landmark,
  locatorView,
  type PictureSize,
  type Pointed,
  placeNames,
  pointAt,
  wayTo,
} from './places/geo/locator.ts';
export { googleDirectionsLink, googleMapsLink, wazeLink } from './places/geo/map-links.ts';
export { type MapView, movedBy, type PixelPoint, toPixel, toPlace } from './places/geo/map-view.ts';
export { type OutletName, placeOutletName } from './places/geo/outlet-name.ts';
export { type GeoPoint, pointOf, writtenPoint } from './places/geo/point.ts';
export { scaleBar } from './places/geo/scale-bar.ts';
export {
  type PickupBranchEvent,
  pickupBranchMachine,
} from './places/pickup-branch/pickup-branch.machine.ts';
export {
  type PickupBranchSnapshot,
  type PickupBranchView,
  selectPickupBranch,
} from './places/pickup-branch/pickup-branch.selectors.ts';
export {
  type PlaceSearchEvent,
  placeSearchMachine,
} from './places/place-search/place-search.machine.ts';
export {
  type PlaceSearchSnapshot,
  type PlaceSearchView,
  selectPlaceSearch,
} from './places/place-search/place-search.selectors.ts';
export {
  ALWAYS_UP,
  type ApiCaller,
  type Clock,
  type Coordinates,
  type FollowedOrder,
  type Geolocation,
  GeolocationError,
  type Installation,
  type KeyValueStorage,
  type Language,
  type LanguagePreference,
  type Line,
  type Navigation,
  NO_READS,
  type OrderNews,
  type OuterPorts,
  PictureError,
  type Pictures,
  type Ports,
  type PreparedPicture,
  type Random,
  type ReadStore,
  type Update,
} from './ports/ports.ts';
export { LEAST_WALLET, type OrderTotal, type VoucherReason } from './pricing/index.ts';
export { DELIVERY_PATH, OTHER_ADDRESS_PATH } from './routes/delivery-path.ts';
export { editedLine, editLinePath } from './routes/edit-line-path.ts';
export { type GuardResult, guard, type Identity } from './routes/guard.ts';
export { hasLeft } from './routes/left-path.ts';
export { matchRoute, type RouteParams } from './routes/match-route.ts';
export { parentOf } from './routes/parent-of.ts';
export { type ParamsOf, pathTo } from './routes/path-to.ts';
export { isReceiptOnly, type ReceiptToken, receiptIn } from './routes/receipt-path.ts';
export { otherWayIn, pathToSignIn, pathToStayGuest } from './routes/return-path.ts';
export { keepReturnTo, leadsIn, returnToOf, withReturnTo } from './routes/return-to.ts';
export {
  ALIASES,
  ROUTES,
  type Route,
  type RouteName,
  type ScreenName,
} from './routes/table.ts';
export { storageKey } from './storage/storage-key.ts';
export type { PartOfDay } from './time/part-of-day.ts';
export { createServerClock, type ServerClock, type TimeSample } from './time/server-clock.ts';
