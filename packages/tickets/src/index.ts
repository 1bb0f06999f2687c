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
export { type PaidOrder, receipt } from './receipt.ts';
export { renderEscPos, renderStar, renderSvg, type StarEmulation } from './render.ts';
export { testPage } from './test-page.ts';
