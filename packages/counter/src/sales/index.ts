/** Dine-in sales at the counter: bills, ringing up, members and vouchers on a bill. */

export { type BillDeps, createBill } from './bill/bill.implementation.ts';
export { type BillEvent, type BillSnapshot, billMachine } from './bill/bill.machine.ts';
export {
  type AdditionView,
  type BillLineView,
  type BillView,
  selectBill,
  selectBillQuestion,
} from './bill/bill.selectors.ts';
export type { BillChange, ChangeProblem, ItemReason } from './bill/bill-change.ts';
export { type BillsDeps, createBills } from './bills/bills.implementation.ts';
export { type BillsEvent, type BillsSnapshot, billsMachine } from './bills/bills.machine.ts';
export { type BillCard, type BillsView, selectBills } from './bills/bills.selectors.ts';
export { type BillActor, createOpenBills, type OpenBills } from './open-bills.ts';
export {
  lineOfAmount,
  lineOfDish,
  missingOpenAmount,
  type NewLine,
  OPEN_NAME_LENGTH,
  type OpenAmountDraft,
} from './ring-up/new-line.ts';
export { createSaleItem, type SaleItemDeps } from './ring-up/sale-item.implementation.ts';
export { createSaleMenu, type SaleMenuDeps } from './ring-up/sale-menu.implementation.ts';
export { createStaffMenuApi } from './ring-up/staff-menu-api.ts';
