import type { BillChange } from '@claypot/counter/sales';
import type { MemberVoucher } from '@claypot/sdk/counter';
import type { OpenedItem } from '../menu/menu-actions.ts';

/** A dialog of the bill. */
export type BillDialog =
  | { readonly kind: 'item'; readonly item: OpenedItem }
  | { readonly kind: 'amount' }
  | { readonly kind: 'table' }
  | { readonly kind: 'member' }
  | { readonly kind: 'vouchers' }
  | { readonly kind: 'voucher'; readonly voucher: MemberVoucher }
  | { readonly kind: 'void' };

/** Presses on the bill. */
export interface BillActions {
  readonly onChange: (change: BillChange) => void;
  /** Rings up a rejected line again. */
  readonly onRepeat: (key: string) => void;
  /** Removes a rejected line. */
  readonly onDrop: (key: string) => void;
  /** Closes a message. */
  readonly onDismiss: () => void;
  readonly onDialog: (dialog: BillDialog) => void;
  /** Shows the payment instead of the menu. */
  readonly onPay: () => void;
}
