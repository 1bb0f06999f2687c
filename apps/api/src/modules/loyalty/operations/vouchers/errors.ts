import type { VoucherFit } from '@claypot/domain/pricing';
import { ApiError } from '../../../../shared/api-error.ts';
import { viewFit } from './voucher-view.ts';

/** Returns the `ApiError` for a voucher that cannot be used. */
export function voucherError(fit: Extract<VoucherFit, { usable: false }>): ApiError {
  switch (fit.reason) {
    case 'used':
      return new ApiError('VOUCHER_USED');
    case 'expired':
      return new ApiError('VOUCHER_EXPIRED');
    case 'below_minimum':
      return new ApiError('AMOUNT_EXCEED', { data: viewFit(fit) });
    default:
      return new ApiError('VOUCHER_NOT_USABLE', { data: viewFit(fit) });
  }
}
