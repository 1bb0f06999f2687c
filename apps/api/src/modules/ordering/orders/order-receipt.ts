import { createHmac, timingSafeEqual } from 'node:crypto';

/** For how long a receipt can be read after the order was placed. */
export const RECEIPT_HOURS = 48;

/**
 * Receipt token of an order: 256 bits, base64url. It is derived and never stored, so the same order
 * always has the same token and the payment provider receives the same return address on a retry.
 */
export function createReceipt(key: Uint8Array, orderId: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['order receipt', orderId]))
    .digest('base64url');
}

/** Whether `receipt` is the token of the order, in constant time. The order need not exist. */
export function isReceiptOf(key: Uint8Array, orderId: string, receipt: string): boolean {
  const expected = Buffer.from(createReceipt(key, orderId));
  const given = Buffer.from(receipt);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Ends the stored return paths of orders whose payment page returns with a receipt. */
const MARK = '#receipt=';

/** The return path as it is stored: with the order's id, but without the token. */
export function markForReceipt(path: string, orderId: string): string {
  return `${path}${MARK}${orderId}`;
}

/**
 * The return path that the payment provider receives: with the token, in the fragment, which browsers
 * send to no server. Paths stored without the mark stay as they are: a provider that already has
 * them rejects other parameters under the same idempotency key.
 */
export function addReceipt(key: Uint8Array, storedPath: string): string {
  const orderId = storedPath.split(MARK)[1];
  return orderId === undefined ? storedPath : `${storedPath}.${createReceipt(key, orderId)}`;
}
