/** Public interface of the sales module. */
export { readPaidBill, readRefundedBill } from './receipts/bill-on-paper.ts';
export { findReceipt, isBill } from './receipts/receipt-reads.ts';
