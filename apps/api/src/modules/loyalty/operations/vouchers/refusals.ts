import type { VoucherFit } from '@claypot/domain/pricing';
import { Refusal } from '../../../../shared/refusal.ts';
import { viewFit } from './voucher-view.ts';

/** The refusal of a voucher that cannot be used, by the catalogue's codes where it has one. */
export function voucherRefusal(fit: Extract<VoucherFit, { usable: false }>): Refusal {
  switch (fit.reason) {
    case 'used':
      return new Refusal('VOUCHER_USED');
    case 'expired':
      return new Refusal('VOUCHER_EXPIRED');
    case 'below_minimum':
      return new Refusal('AMOUNT_EXCEED', { data: viewFit(fit) });
    default:
      return new Refusal('VOUCHER_NOT_USABLE', { data: viewFit(fit) });
  }
}
