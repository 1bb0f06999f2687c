/** Ordering, from the menu to the finished order. */
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
export { searchMenu } from './catalogue/search-menu.ts';
export {
  type MenuDish,
  type MenuPackage,
  type MenuSection,
  menuSections,
  type PackageSection,
  packageSection,
} from './catalogue/sections.ts';
export type { Buyer } from './checkout/buyer.ts';
export {
  type CheckoutSnapshot,
  type CheckoutStage,
  type CheckoutView,
  isTimeRejected,
  selectCheckout,
  selectUnpaidOrder,
} from './checkout/checkout.selectors.ts';
export type { CheckoutEvent, CheckoutProblem, PendingOrder } from './checkout/checkout.types.ts';
export { timeAgain } from './checkout/order-choices.ts';
export { type OrderFormValues, REMARK_LENGTH } from './checkout/order-form.schema.ts';
export type { DiscountsSnapshot } from './discounts/discounts.actor.ts';
export type { ChooseDiscountEvent } from './discounts/discounts.implementation.ts';
export { type DiscountsView, selectDiscounts } from './discounts/discounts.selectors.ts';
export type { JudgedVoucher, TakenOff } from './discounts/offer.ts';
export { takesOff } from './discounts/takes-off.ts';
export {
  type ClosedHours,
  type FulfilmentHours,
  type FulfilmentTime,
  fulfilmentTime,
} from './fulfilment/fulfilment-time.ts';
export { isSameTime, type RequestedTime } from './fulfilment/requested-time.ts';
export { partsOfDay, type SlotDay, type TimeSlot } from './fulfilment/slots.ts';
export {
  type DealPackage,
  type HotDealItemView,
  selectHotDealItem,
} from './hot-deal/hot-deal.selectors.ts';
export {
  addedPrice,
  type Choice,
  type ChoiceGroup,
  canBeHad,
} from './item/choices/choice-group.ts';
export { type ChoiceRule, choiceRule } from './item/choices/choice-rule.ts';
export { itemMachine } from './item/item.machine.ts';
export {
  type ItemBasics,
  type ItemGroup,
  type ItemSnapshot,
  type ItemView,
  selectItem,
} from './item/item.selectors.ts';
export type { ItemEvent, LoadedItem } from './item/item.types.ts';
export { MAX_LINE_QTY } from './item/max-line-qty.ts';
export { type OfferedPrice, offeredChoice } from './item/total.ts';
export { currentErrorCode } from './order-draft/obstacles.ts';
export { type OrderDraftView, selectOrderDraft } from './order-draft/order-draft.selectors.ts';
export type { OrderObstacle } from './order-draft/order-draft.ts';
export { type OrderMethodEvent, orderMethodMachine } from './order-method/order-method.machine.ts';
export {
  type OrderMethodSnapshot,
  selectNeedsAddress,
} from './order-method/order-method.selectors.ts';
export { canReorder } from './orders/can-reorder.ts';
export { checkoutCancelKey, isUnpaidReason } from './orders/cancel-reason.ts';
export { type ExpectedTime, expectedTime, requestedSlot } from './orders/expected-time.ts';
export { foldTries } from './orders/fold-tries.ts';
export { leaveToPay } from './orders/leave-to-pay.ts';
export { type OrderDetailView, selectOrderDetail } from './orders/order-detail.selectors.ts';
export {
  type OrderReceiptView,
  type ReadReceipt,
  selectOrderReceipt,
} from './orders/order-receipt.implementation.ts';
export { isTerminal, orderProgress, type ProgressStep } from './orders/progress.ts';
export { type PackageItemView, selectPackageItem } from './package/package.selectors.ts';
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
