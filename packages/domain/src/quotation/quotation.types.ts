import type { ErrorCode, Quotation } from '@claypot/sdk';
import type { Address } from '../addresses/address.ts';
import type { FulfilmentMethod } from '../fulfilment/fulfilment.ts';

/** All that decides what a delivery costs, as far as it is known. */
export interface Delivery {
  method: FulfilmentMethod;
  branch_id: string | null;
  address: Address | null;
  /** The order form's time: an instant, or as soon as possible. */
  time: string;
}

export interface QuotationContext {
  delivery: Delivery;
  quotation: Quotation | null;
  error: ErrorCode | null;
}

export type QuotationEvent =
  /** Something about the delivery is, or may be, different. */
  { type: 'ABOUT'; delivery: Partial<Delivery> } | { type: 'RETRY' };
