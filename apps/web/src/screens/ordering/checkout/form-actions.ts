import type { FieldChange } from '@claypot/domain/machines';
import type { OrderFormValues } from '@claypot/domain/ordering';

/** What can be done at the form. */
export interface FormActions {
  readonly change: (change: FieldChange<OrderFormValues>) => void;
  readonly order: () => void;
  /** `qty` is at least 1. */
  readonly changeQty: (lineId: string, qty: number) => void;
  readonly remove: (lineId: string) => void;
  /** The times are about to be looked at: they pass. */
  readonly refreshHours: () => void;
  readonly retryHours: () => void;
  /** Asks the courier once more. */
  readonly retryQuotation: () => void;
  /** The order is picked up instead of being brought. */
  readonly pickUp: () => void;
  /** A guest joins before ordering. */
  readonly join: () => void;
  /** Yes to what a popup asks. */
  readonly confirm: () => void;
  /** Back to the form from a popup. */
  readonly dismiss: () => void;
}
