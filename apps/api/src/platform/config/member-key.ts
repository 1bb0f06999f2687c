import { createHmac } from 'node:crypto';

/**
 * Returns the key that signs text-message codes and device proofs. It is derived from the payment
 * secret, so that every instance has the same one.
 */
export function memberKeyOf(paymentSecret: string): Uint8Array {
  return createHmac('sha256', paymentSecret).update('codes and devices of members').digest();
}
