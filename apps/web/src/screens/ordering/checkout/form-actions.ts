import type { FieldChange } from '@claypot/domain/machines';
import type { OrderFormValues } from '@claypot/domain/ordering';

export interface FormActions {
  readonly change: (change: FieldChange<OrderFormValues>) => void;
  readonly order: () => void;
  /** `qty` is at least 1. */
  readonly changeQty: (lineId: string, qty: number) => void;
  readonly remove: (lineId: string) => void;
  /** Called before the times are shown, because some may have passed. */
  readonly refreshHours: () => void;
  readonly retryHours: () => void;
  /** Requests the delivery quotation again. */
  readonly retryQuotation: () => void;
  readonly pickUp: () => void;
  /** Opens the sign-up sheet for a guest. */
  readonly join: () => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
}
