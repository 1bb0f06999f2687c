import { createHmac } from 'node:crypto';

/**
 * Returns the key of the keyed hashes of codes, device proofs, receipts, rate limits and guests'
 * addresses. It is derived from the payment secret, so that every instance has the same one.
 */
export function memberKeyOf(paymentSecret: string): Uint8Array {
  return createHmac('sha256', paymentSecret).update('codes and devices of members').digest();
}
