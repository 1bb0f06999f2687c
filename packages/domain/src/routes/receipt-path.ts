import { ROUTES } from './table.ts';

/** An order and the token by which anyone may read its receipt. */
export interface ReceiptToken {
  readonly order_id: string;
  readonly receipt: string;
}

/** Reads the receipt from the fragment of an address; null if it has none. */
export function receiptIn(hash: string): ReceiptToken | null {
  const [, order_id, receipt] = /^#receipt=([\w-]{1,64})\.([\w-]{43})$/.exec(hash) ?? [];
  return order_id === undefined || receipt === undefined ? null : { order_id, receipt };
}

/**
 * Whether the payment led back to a browser that does not have the order, so that only the receipt in
 * the address can show it. The checkout writes its order to the store before the payment page opens.
 *
 * @param read what the device stores of a thing of the company's, by the thing's name
 */
export function isReceiptOnly(
  { hash, pathname }: { readonly hash: string; readonly pathname: string },
  read: (thing: string) => string | null,
): boolean {
  const found = pathname === ROUTES.orderConfirmation.path ? receiptIn(hash) : null;
  return found !== null && read('checkout')?.includes(`"${found.order_id}"`) !== true;
}
