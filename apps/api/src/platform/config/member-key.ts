import { createHmac } from 'node:crypto';

/**
 * What codes by text message are kept with, and devices are proven by: another key than payments are
 * signed with, made from the same secret, so that every instance has it.
 */
export function memberKeyOf(paymentSecret: string): Uint8Array {
  return createHmac('sha256', paymentSecret).update('codes and devices of members').digest();
}
