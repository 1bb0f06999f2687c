import type { ErrorCode } from '@claypot/sdk';

/** Codes whose area of the product is not there yet: nobody can meet them. */
export const unbuilt: Readonly<Record<string, readonly ErrorCode[]>> = {
  vouchers: [
    'AMOUNT_EXCEED',
    'NOT_ENOUGH_POINT',
    'PROFILE_INCOMPLETE',
    'USER_NOT_FOUND',
    'VOUCHER_CLAIM_EXCEED',
    'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED',
    'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
    'VOUCHER_EXPIRED',
    'VOUCHER_NOT_USABLE',
    'VOUCHER_USED',
  ],
};
