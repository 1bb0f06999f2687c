import type { ErrorCode } from '@claypot/sdk';

const VOUCHER: readonly ErrorCode[] = [
  'VOUCHER_USED',
  'VOUCHER_EXPIRED',
  'VOUCHER_NOT_USABLE',
  'AMOUNT_EXCEED',
];

/** Returns the discount to remove after this rejection of the order; null for none. */
export function takesOff(code: ErrorCode): 'voucher' | 'points' | null {
  if (VOUCHER.includes(code)) return 'voucher';
  return code === 'NOT_ENOUGH_POINT' ? 'points' : null;
}
