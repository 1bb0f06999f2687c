import type { PictureTarget } from '@claypot/sdk';
import { pathTo } from '../../routes/path-to.ts';
import { ROUTES } from '../../routes/table.ts';

/**
 * Returns the path that a banner or a highlight opens; null without a target or its id, or for an
 * unknown kind.
 */
export function picturePath(opens: PictureTarget | null): string | null {
  // Pictures cached by an earlier version have no target.
  const id = opens?.id ?? null;
  switch (opens?.kind) {
    case 'dish':
      return id && pathTo('dish', { id });
    case 'package':
      return id && pathTo('package', { id });
    case 'hot_deal':
      return id && pathTo('hotDeal', { id });
    case 'voucher':
      return id && pathTo('availableVoucher', { voucher_id: id });
    case 'menu':
      return ROUTES.menu.path;
    case 'booking':
      return ROUTES.bookingBranch.path;
    case 'vouchers':
      return ROUTES.voucherList.path;
    case 'programme':
      return ROUTES.family.path;
    default:
      // A later server version may send kinds that this app does not support.
      return null;
  }
}
