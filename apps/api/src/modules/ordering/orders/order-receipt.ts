import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hours after the order for which a receipt can be read. */
export const RECEIPT_HOURS = 48;

/**
 * Returns the receipt token of an order: 256 bits, base64url. It is derived from the id and never
 * stored. So the token is constant, and a retry sends the payment provider the same return address.
 */
export function createReceipt(key: Uint8Array, orderId: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['order receipt', orderId]))
    .digest('base64url');
}

/**
 * Returns true if `receipt` is the token of the order. Compares in constant time. The order need
 * not exist.
 */
export function isReceiptOf(key: Uint8Array, orderId: string, receipt: string): boolean {
  const expected = Buffer.from(createReceipt(key, orderId));
  const received = Buffer.from(receipt);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Precedes the order id at the end of stored return paths that need a receipt. */
const MARK = '#receipt=';

/** Returns the return path to store, with the order's id but without the token. */
export function markForReceipt(path: string, orderId: string): string {
  return `${path}${MARK}${orderId}`;
}

/**
 * Returns the return path for the payment provider, with the token in the fragment, which browsers
 * do not send to servers. Paths stored without the mark stay unchanged, because a provider rejects
 * other parameters under the same idempotency key.
 */
export function addReceipt(key: Uint8Array, storedPath: string): string {
  const orderId = storedPath.split(MARK)[1];
  return orderId === undefined ? storedPath : `${storedPath}.${createReceipt(key, orderId)}`;
}
