import type { SuccessMessage } from '@claypot/domain';
import type { ErrorCode } from '@claypot/sdk';

/** Codes whose area of the product is not there yet: nobody can meet them. */
export const unbuilt: Readonly<Record<string, readonly ErrorCode[]>> = {
  members: [
    'ADDRESS_LIMIT_EXCEEDED',
    'AVATAR_NOT_AN_IMAGE',
    'AVATAR_TOO_LARGE',
    'EMAIL_ALREADY_SET',
    'INVALID_PASSWORD',
    'INVALID_PHONE_NO',
    'OTP_ALREADY_SENT',
    'OTP_EXPIRED',
    'OTP_NOT_SAME',
    'PHONE_NO_REGISTERED',
    'SMS_NOT_SENT',
    'TOO_MANY_REQUESTS',
  ],
  vouchers: [
    'AMOUNT_EXCEED',
    'NOT_ENOUGH_POINT',
    'USER_NOT_FOUND',
    'VOUCHER_CLAIM_EXCEED',
    'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED',
    'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
    'VOUCHER_EXPIRED',
    'VOUCHER_USED',
  ],
  booking: ['RESERVATION_APPROVED', 'UNABLE_TO_RESERVE'],
};

/** The same for what goes well. */
export type UnbuiltSuccess = Extract<
  SuccessMessage,
  'addressRemoved' | 'passwordChanged' | 'passwordReset' | 'profileChanged'
>;
