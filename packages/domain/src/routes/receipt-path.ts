import { ROUTES } from './table.ts';

/** An order id and the token that grants access to its receipt. */
export interface ReceiptToken {
  readonly order_id: string;
  readonly receipt: string;
}

/** Returns the receipt from the hash of a URL; null if there is none. */
export function receiptIn(hash: string): ReceiptToken | null {
  const [, order_id, receipt] = /^#receipt=([\w-]{1,64})\.([\w-]{43})$/.exec(hash) ?? [];
  return order_id === undefined || receipt === undefined ? null : { order_id, receipt };
}

/**
 * Returns true if the payment returned to a browser that did not place the order. Only the receipt
 * in the URL can then show it. The checkout stores its order before the payment page opens.
 *
 * @param read returns the stored text of a company's key on the device
 */
export function isReceiptOnly(
  { hash, pathname }: { readonly hash: string; readonly pathname: string },
  read: (thing: string) => string | null,
): boolean {
  const found = pathname === ROUTES.orderConfirmation.path ? receiptIn(hash) : null;
  return found !== null && read('checkout')?.includes(`"${found.order_id}"`) !== true;
}
