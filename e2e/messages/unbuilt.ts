import type { ErrorCode } from '@claypot/sdk';

/** Codes whose area of the product is not there yet: nobody can meet them. */
export const unbuilt: Readonly<Record<string, readonly ErrorCode[]>> = {
  vouchers: ['AMOUNT_EXCEED'],
};
