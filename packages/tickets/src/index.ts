/** Kitchen tickets and receipts as documents of receiptline, and their rendering for printers. */
export { kitchenTicket } from './kitchen-ticket.ts';
export type {
  BilingualText,
  Printing,
  TicketBranch,
  TicketDish,
  TicketLine,
  TicketOrder,
} from './order.ts';
export type { BillHead, PaidBill, RefundedBill } from './receipts/bill.ts';
export { billReceipt } from './receipts/bill-receipt.ts';
export { type PaidOrder, receipt } from './receipts/receipt.ts';
export { refundReceipt } from './receipts/refund-receipt.ts';
export { renderEscPos, renderStar, renderSvg, type StarEmulation } from './render.ts';
export { testPage } from './test-page.ts';
