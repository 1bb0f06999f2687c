import type { ErrorCode } from '@claypot/sdk';
import { writeMoney } from '../figures.ts';

/**
 * Messages by error code, except those in `first-errors.ts`. Unknown codes use ERROR (see
 * `errorMessage`).
 */
export const errors = {
  VOUCHER_CLAIM_EXCEED: 'Quantity of voucher is not enough',
  VOUCHER_CLAIM_PER_CUSTOMER_EXCEED: 'You have claimed this voucher',
  VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED: 'You have claimed this voucher today',
  UNABLE_TO_RESERVE: 'The booking system is temporarily not available',
  RESERVATION_APPROVED:
    'Reservation has been approved. Please contact branch to cancel reservation',
  SELECT_ALL_REQUIRED_VARIATION: 'Select all required variation',
  PAYMENT_TOO_SMALL: `Payments start at ${writeMoney(200)}. Please add something, or leave a discount for next time`,
  NOTHING_TO_CHECK_OUT: 'Empty cart to checkout',
  NOT_ENOUGH_POINT: 'Not enough point',
  MISSING_ADDRESS: 'Please create an address',
  DINED_GEOLOCATION: 'Please allow permission to track your location',
  VOUCHER_USED: 'This voucher has been used',
  AMOUNT_EXCEED: 'Does not fulfill requirement of this voucher',
  VOUCHER_EXPIRED: 'Voucher expired',
  PHONE_NO_REGISTERED: 'Phone number has been registered',
  OTP_NOT_SAME: 'OTP not match',
  UNABLE_TO_REORDER: 'Unable to make reorder',
  ERR_OUT_OF_SERVICE_AREA: 'Out of service area',
  ERR_INVALID_MARKET: 'Area not available',
  LALAMOVE_ERROR: 'Lalamove Error. Please contact branch.',
  PRICE_CHANGED: 'A price has changed. Please check your order again',
  BRANCH_CLOSED: 'This branch is closed at that time',
  INVALID_DELIVERY_TIME: 'Please choose another time',
  ITEM_UNAVAILABLE: 'Something in your cart is no longer available',
  CART_BRANCH_MISMATCH: 'Your cart belongs to another branch',
  IDEMPOTENCY_CONFLICT: 'This was already sent with other details',
  ORDER_NOT_CANCELLABLE: 'This order can no longer be cancelled',
  CART_LIMIT_EXCEEDED: 'Your cart cannot hold any more of this',
  OTP_ALREADY_SENT: 'A code was sent a moment ago. Please wait before asking for another',
  OTP_EXPIRED: 'This code no longer counts. Please ask for a new one',
  SMS_NOT_SENT: 'The message could not be sent. Please try again',
  PASSWORD_TOO_COMMON: 'Many people use this password. Please choose another',
  EMAIL_ALREADY_SET: 'The email address cannot be changed',
  AVATAR_TOO_LARGE: 'The picture is too large. Please choose one of at most 5 MB',
  AVATAR_NOT_AN_IMAGE: 'This file is not a picture we can show. Please choose a photo',
  ADDRESS_LIMIT_EXCEEDED: 'You have saved as many addresses as you can',
  ADDRESS_MISMATCH:
    'The address and its place on the map do not belong together. Please check both',
  INVALID_RESERVATION_TIME: 'No table can be booked for that time. Please choose another time',
  PARTY_TOO_LARGE: 'The branch has fewer seats than that. Please call the branch',
  RESERVATION_NOT_CANCELLABLE: 'This booking can no longer be cancelled',
  TOP_UP_AMOUNT: 'A top-up cannot be that amount. Please choose another',
  TOP_UP_NOT_CANCELLABLE: 'This top-up can no longer be cancelled',
  PROFILE_INCOMPLETE: 'Please fill in personal info',
  VOUCHER_NOT_USABLE: 'This voucher cannot be used now',
  OFFLINE: 'You are offline. Please try again once you are connected',
} as const satisfies Partial<Record<ErrorCode, string>>;
