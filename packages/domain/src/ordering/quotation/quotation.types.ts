import type { ErrorCode, Quotation } from '@claypot/sdk';
import type { Fulfilment } from '../fulfilment/fulfilment.ts';

/** All that decides what a delivery costs, as far as it is known. */
export interface Delivery extends Fulfilment {
  readonly branch_id: string | null;
}

export interface QuotationContext {
  delivery: Delivery;
  quotation: Quotation | null;
  error: ErrorCode | null;
}

export type QuotationEvent =
  /** Something about the delivery is, or may be, different. */
  { type: 'ABOUT'; delivery: Partial<Delivery> } | { type: 'RETRY' };
