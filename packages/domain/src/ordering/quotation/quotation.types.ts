import type { ErrorCode, Quotation } from '@claypot/sdk';
import type { ConnectionRestored } from '../../machines/base/from-connection.ts';
import type { Fulfilment } from '../fulfilment/fulfilment.ts';

/** Inputs of the delivery fee, as far as they are known. */
export interface Delivery extends Fulfilment {
  readonly branch_id: string | null;
}

export interface QuotationContext {
  delivery: Delivery;
  quotation: Quotation | null;
  error: ErrorCode | null;
}

export type QuotationEvent =
  /** The delivery may have changed. */
  { type: 'ABOUT'; delivery: Partial<Delivery> } | { type: 'RETRY' } | ConnectionRestored;
