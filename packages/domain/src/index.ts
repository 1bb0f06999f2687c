/** The headless product: what a front end may use of it. */
export type { Address, AddressDraft } from './addresses/address.ts';
export {
  type AddressEditorEvent,
  addressEditorMachine,
} from './addresses/address-editor.machine.ts';
export {
  type AddressEditorSnapshot,
  type AddressEditorView,
  selectAddressEditor,
} from './addresses/address-editor.selectors.ts';
export type { AddressSubject } from './addresses/address-form.live.ts';
export type { AddressFormValues } from './addresses/address-form.schema.ts';
export { addressLine } from './addresses/address-line.ts';
export { type AddressesEvent, addressesMachine } from './addresses/addresses.machine.ts';
export {
  type AddressesSnapshot,
  selectAddress,
  selectAddresses,
  selectAddressesStatus,
  selectDefaultAddress,
} from './addresses/addresses.selectors.ts';
export { accountMachines } from './app/account-machines.ts';
export { addressMachines } from './app/address-machines.ts';
export { bookTableMachines } from './app/book-table-machines.ts';
export { bookingMachines } from './app/booking-machines.ts';
export { branchMachines } from './app/branch-machines.ts';
export { checkoutMachines } from './app/checkout-machines.ts';
export type { MachinesOf } from './app/define-machines.ts';
export { deviceMachines } from './app/device-machines.ts';
export { guestMigrationMachines } from './app/guest-migration-machines.ts';
export { homeMachines } from './app/home-machines.ts';
export { identificationMachines } from './app/identification-machines.ts';
export { installOffers } from './app/install-offers.ts';
export { itemMachines } from './app/item-machines.ts';
export { memberMachines } from './app/member-machines.ts';
export { menuMachines } from './app/menu-machines.ts';
export { orderMachines } from './app/order-machines.ts';
export { personalDataMachines } from './app/personal-data-machines.ts';
export { placeMachines } from './app/place-machines.ts';
export { pointMachines } from './app/point-machines.ts';
export { profileMachines } from './app/profile-machines.ts';
export { receiptMachines } from './app/receipt-machines.ts';
export { signInMachines } from './app/sign-in-machines.ts';
export { tierMachines } from './app/tier-machines.ts';
export { topUpMachines } from './app/top-up-machines.ts';
export { transactionMachines } from './app/transaction-machines.ts';
export { updateOffers } from './app/update-offers.ts';
export { voucherMachines } from './app/voucher-machines.ts';
export { voucherUseMachines } from './app/voucher-use-machines.ts';
export { type App, type AppOptions, createApp } from './app.ts';
export type {
  BranchChange,
  BranchChangeView,
  ChosenBranch,
} from './branch-change/branch-change.types.ts';
export { isOpenAllDay } from './branches/all-day.ts';
export { type BranchesEvent, branchesMachine } from './branches/branches.machine.ts';
export {
  type BranchesSnapshot,
  type BranchesView,
  selectBranches,
} from './branches/branches.selectors.ts';
export { type BranchOpening, branchOpening } from './branches/opening.ts';
export { isUnsentLine } from './cart/additions.ts';
export { cartMachine } from './cart/cart.machine.ts';
export {
  type CartSnapshot,
  type CartView,
  selectCart,
  selectCartSummary,
} from './cart/cart.selectors.ts';
export type { CartEvent } from './cart/cart.setup.ts';
export { lineContents } from './cart/line-contents.ts';
export { type LineItem, lineItem } from './cart/line-item.ts';
export type { ShownCart, ShownLine } from './cart/lines.ts';
export { selectMemberPoints } from './cart/member-points.ts';
export { isCartOf, selectQtyByItem } from './cart/on-the-menu.ts';
export { catalogueMachine } from './catalogue/catalogue.machine.ts';
export {
  type CatalogueSnapshot,
  type CatalogueView,
  selectCatalogue,
} from './catalogue/catalogue.selectors.ts';
export type { CatalogueEvent } from './catalogue/catalogue.types.ts';
export type { MenuDish, MenuPackage, MenuSection, PackageSection } from './catalogue/sections.ts';
export type { ChangePasswordValues } from './change-password/change-password.schema.ts';
export type { Buyer } from './checkout/buyer.ts';
export {
  type CheckoutSnapshot,
  type CheckoutStage,
  type CheckoutView,
  isTimeRefused,
  selectCheckout,
  selectUnpaidOrder,
} from './checkout/checkout.selectors.ts';
export type {
  CheckoutEvent,
  CheckoutProblem,
  PendingOrder,
} from './checkout/checkout.types.ts';
export { type OrderFormValues, REMARK_LENGTH } from './checkout/order-form.schema.ts';
export { timeAgain } from './checkout/wishes.ts';
export {
  type CompanySnapshot,
  type CompanyStatus,
  selectCompany,
  selectCompanyStatus,
  selectTimeZone,
} from './company/company.selectors.ts';
export type { CompanyRecord, CompanyTexts } from './company/company.types.ts';
export { type FamilyDayView, familyDay } from './company/family-day.ts';
export type { DiscountsSnapshot } from './discounts/discounts.actor.ts';
export type { ChooseDiscountEvent } from './discounts/discounts.live.ts';
export { type DiscountsView, selectDiscounts } from './discounts/discounts.selectors.ts';
export type { JudgedVoucher, TakenOff } from './discounts/offer.ts';
export { takesOff } from './discounts/takes-off.ts';
export { createListeners, type Listeners } from './events/listeners.ts';
export { dateOf, dateText } from './form/date-text.ts';
export { fillIn } from './form/fill-in.ts';
export { createFormMachine, formMachine } from './form/form.machine.ts';
export {
  type FormActor,
  type FormSnapshot,
  type FormView,
  selectForm,
} from './form/form.selectors.ts';
export type {
  FieldChange,
  FieldErrors,
  FieldName,
  FieldValue,
  FormContext,
  FormValues,
} from './form/form.types.ts';
export type { FieldMessage } from './form/messages.ts';
export { PASSWORD_LENGTH } from './form/password.ts';
export { parseMobile } from './form/phone.ts';
export type { FulfilmentMethod } from './fulfilment/fulfilment-method.ts';
export {
  type ClosedHours,
  type FulfilmentHours,
  type FulfilmentTime,
  fulfilmentTime,
} from './fulfilment/fulfilment-time.ts';
export { isSameTime, type RequestedTime } from './fulfilment/requested-time.ts';
export { partsOfDay, type SlotDay, type TimeSlot } from './fulfilment/slots.ts';
export { bearing, COMPASS, type CompassPoint, compassPoint } from './geo/bearing.ts';
export { distanceMetres } from './geo/distance.ts';
export {
  type Box,
  type Landmark,
  locatorView,
  type PictureSize,
  type Pointed,
  placeNames,
  pointAt,
  wayTo,
} from './geo/locator.ts';
export { googleDirectionsLink, googleMapsLink, wazeLink } from './geo/map-links.ts';
export { type MapView, movedBy, type PixelPoint, toPixel, toPlace } from './geo/map-view.ts';
export { type OutletName, placeOutletName } from './geo/outlet-name.ts';
export { type GeoPoint, pointOf, writtenPoint } from './geo/point.ts';
export { scaleBar } from './geo/scale-bar.ts';
export {
  type GuestMigrationEvent,
  guestMigrationMachine,
} from './guest-migration/guest-migration.machine.ts';
export {
  type GuestMigrationSnapshot,
  type GuestMigrationView,
  selectGuestMigration,
} from './guest-migration/guest-migration.selectors.ts';
export { highlightsNow } from './home/highlights-now.ts';
export { picturePath } from './home/picture-path.ts';
export {
  type DealPackage,
  type HotDealItemView,
  selectHotDealItem,
} from './hot-deal/hot-deal.selectors.ts';
export type { IdentificationValues } from './identification/identification.schema.ts';
export { parseMemberNo } from './identification/member-no.ts';
export type { InstallOffer } from './install/install-offer.ts';
export {
  addedPrice,
  type Choice,
  type ChoiceGroup,
  canBeHad,
} from './item/choice-group.ts';
export { type ChoiceRule, choiceRule } from './item/choice-rule.ts';
export { itemMachine } from './item/item.machine.ts';
export {
  type ItemBasics,
  type ItemGroup,
  type ItemSnapshot,
  type ItemView,
  selectItem,
} from './item/item.selectors.ts';
export type { ItemEvent, LoadedItem } from './item/item.types.ts';
export { MOST_OF_ONE_LINE } from './item/most-of-one-line.ts';
export { type OfferedPrice, offeredChoice } from './item/total.ts';
export {
  keyedRequestMachine,
  unprovidedKeyedRequest,
} from './keyed-request/keyed-request.machine.ts';
export {
  type KeyedRequestSnapshot,
  type KeyedRequestView,
  selectKeyedRequest,
} from './keyed-request/keyed-request.selectors.ts';
export type { KeyedRequestEvent } from './keyed-request/keyed-request.types.ts';
export { languageMachine } from './language/language.machine.ts';
export { LANGUAGES, selectLanguage } from './language/language.selectors.ts';
export { type TierBenefit, tierBenefit } from './member/tier-benefit.ts';
export {
  type MutationEvent,
  mutationMachine,
  unprovidedMutation,
} from './mutation/mutation.machine.ts';
export {
  type MutationSnapshot,
  type MutationView,
  selectMutation,
} from './mutation/mutation.selectors.ts';
export { badge } from './notifications/badge.ts';
export { notificationPath } from './notifications/notification-path.ts';
export { standingRefusal } from './order-draft/obstacles.ts';
export { type OrderDraftView, selectOrderDraft } from './order-draft/order-draft.selectors.ts';
export type { OrderObstacle } from './order-draft/order-draft.ts';
export { type OrderMethodEvent, orderMethodMachine } from './order-method/order-method.machine.ts';
export {
  type OrderMethodSnapshot,
  selectNeedsAddress,
} from './order-method/order-method.selectors.ts';
export { foldTries } from './orders/fold-tries.ts';
export { leaveToPay } from './orders/leave-to-pay.ts';
export {
  type OrderDetailView,
  selectOrderDetail,
} from './orders/order-detail.selectors.ts';
export {
  type OrderReceiptView,
  type ReadReceipt,
  selectOrderReceipt,
} from './orders/order-receipt.live.ts';
export { isTerminal, orderProgress, type ProgressStep } from './orders/progress.ts';
export { type OtpEvent, otpMachine } from './otp/otp.machine.ts';
export { type OtpSnapshot, type OtpView, selectOtp } from './otp/otp.selectors.ts';
export { OTP_DIGITS } from './otp/otp-code.ts';
export { type PackageItemView, selectPackageItem } from './package/package.selectors.ts';
export { paymentMachine, unprovidedPayment } from './payment/payment.machine.ts';
export type { PaymentStage } from './payment/payment.selectors.ts';
export {
  type PickupBranchEvent,
  pickupBranchMachine,
} from './pickup-branch/pickup-branch.machine.ts';
export {
  type PickupBranchSnapshot,
  type PickupBranchView,
  selectPickupBranch,
} from './pickup-branch/pickup-branch.selectors.ts';
export { type PictureEvent, pictureMachine } from './picture/picture.machine.ts';
export {
  type PictureSnapshot,
  type PictureView,
  selectPicture,
} from './picture/picture.selectors.ts';
export { type PlaceSearchEvent, placeSearchMachine } from './place-search/place-search.machine.ts';
export {
  type PlaceSearchSnapshot,
  type PlaceSearchView,
  selectPlaceSearch,
} from './place-search/place-search.selectors.ts';
export { isEarned, type Points } from './points/points.live.ts';
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
} from './ports.ts';
export { type ApiRequest, type AskingPage, fillRequests } from './preload/fill-requests.ts';
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
} from './preload/first-requests.ts';
export { type KeptAnswerContext, readKeptAnswer } from './preload/kept-answer.ts';
export { type Kept, readKept, readVisitor, type Visitor } from './preload/visitor.ts';
export { LEAST_WALLET, type OrderTotal, type VoucherReason } from './pricing/index.ts';
export { EARLIEST_BIRTH, type ProfileValues } from './profile/profile.schema.ts';
export {
  newQueryContext,
  type QueryMachine,
  type QueryState,
  queryMachine,
  unprovidedQuery,
} from './query/query.machine.ts';
export {
  type Freshness,
  type QueryView,
  selectQuery,
} from './query/query.selectors.ts';
export { quotationMachine } from './quotation/quotation.machine.ts';
export {
  type QuotationSnapshot,
  type QuotationView,
  selectQuotation,
} from './quotation/quotation.selectors.ts';
export type { QuotationEvent } from './quotation/quotation.types.ts';
export { type Making, type ReorderEvent, reorderMachine } from './reorder/reorder.machine.ts';
export {
  type ReorderSnapshot,
  type ReorderView,
  selectReorder,
} from './reorder/reorder.selectors.ts';
export {
  type BookTableEvent,
  bookTableMachine,
} from './reservation/book-table/book-table.machine.ts';
export {
  type BookTableSnapshot,
  type BookTableView,
  selectBookTable,
} from './reservation/book-table/book-table.selectors.ts';
export { type BookingsEvent, bookingsMachine } from './reservation/bookings/bookings.machine.ts';
export {
  type BookingsSnapshot,
  type BookingsView,
  type BookingView,
  type CancelView,
  selectBooking,
  selectBookings,
  selectNextBooking,
} from './reservation/bookings/bookings.selectors.ts';
export { confirmBooking } from './reservation/bookings/confirm-booking.ts';
export { isPending } from './reservation/bookings/standing.ts';
export { type CalendarEvent, calendarEvent } from './reservation/calendar/calendar-event.ts';
export type { BookingFormValues } from './reservation/form/booking-form.schema.ts';
export type { ReservationProblem } from './reservation/request/reservation-problem.ts';
export {
  type ReservationRequestView,
  selectReservationRequest,
} from './reservation/request/reservation-request.selectors.ts';
export { takesBookings } from './reservation/times/bookable-branch.ts';
export type {
  BookableDay,
  BookableTime,
  VisitProblem,
} from './reservation/times/bookable-days.ts';
export { instantOf, type VisitSlot } from './reservation/times/visit-slot.ts';
export type { ResetPasswordValues } from './reset-password/reset-password.schema.ts';
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
export { amountAsked, topUpPath } from './routes/top-up-path.ts';
export type { DeliveryPlace } from './served-by/delivery-options.live.ts';
export { type DeliveryBranchEvent, deliveryBranchMachine } from './served-by/served-by.machine.ts';
export {
  type DeliveryBranchSnapshot,
  type DeliveryBranchView,
  selectDeliveryBranch,
} from './served-by/served-by.selectors.ts';
export {
  canServe,
  type DeliveryWord,
  deliveryWord,
  servingOutlet,
} from './served-by/serving-branch.ts';
export type { Member } from './session/member.ts';
export { sessionMachine } from './session/session.machine.ts';
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
} from './session/session.selectors.ts';
export type { SignInValues } from './sign-in/sign-in.schema.ts';
export type { SignUpValues } from './sign-up/sign-up.schema.ts';
export { signUpOfferMachine } from './sign-up-offer/sign-up-offer.machine.ts';
export {
  type SignUpOfferSnapshot,
  selectIsOffered,
} from './sign-up-offer/sign-up-offer.selectors.ts';
export { storageKey } from './storage/storage-key.ts';
export { type AmountBrings, amountBrings, type MissingFor } from './tiers/amount-brings.ts';
export { type TierPanel, tierPanel, type UnlockPrompt } from './tiers/tier-panel.ts';
export type { PartOfDay } from './time/part-of-day.ts';
export { createServerClock, type ServerClock, type TimeSample } from './time/server-clock.ts';
export {
  type SuccessMessage,
  type Toast,
  type ToastContent,
  toastsMachine,
} from './toasts/toasts.machine.ts';
export { selectToast } from './toasts/toasts.selectors.ts';
export { amountText, parseTopUpAmount } from './top-up/amount.ts';
export type { TopUpValues } from './top-up/top-up.schema.ts';
export {
  selectTopUp,
  selectTopUpAmounts,
  selectUnpaidTopUp,
  type TopUpResult,
  type TopUpSnapshot,
  type TopUpStage,
  type TopUpView,
} from './top-up/top-up.selectors.ts';
export type { TopUpEvent, TopUpProblem } from './top-up/top-up.types.ts';
export {
  type DateRange,
  presetOf,
  presetRange,
  RANGE_PRESETS,
  rangeBounds,
} from './transactions/date-range.ts';
export {
  type HistoryView,
  historyAddress,
  readHistoryAddress,
} from './transactions/history-address.ts';
export {
  firstEntries,
  signedAmount,
  type TransactionHistory,
  transactionHistory,
} from './transactions/transaction-history.ts';
export {
  isIncoming,
  passes,
  TRANSACTION_FILTERS,
  type TransactionFilter,
} from './transactions/transaction-kind.ts';
export { claimableCount } from './vouchers/claimable-count.ts';
export {
  type DatedVoucherGroup,
  groupVouchers,
  type VoucherDates,
  type VoucherGroup,
} from './vouchers/group-vouchers.ts';
export { type HeldVoucher, type HeldVouchers, isForCounter } from './vouchers/held-vouchers.ts';
export { isJustUsed } from './vouchers/just-used.ts';
