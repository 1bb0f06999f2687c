import type { PictureTarget } from '@claypot/sdk';
import { pathTo } from '../../routes/path-to.ts';
import { ROUTES } from '../../routes/table.ts';

/** The screen of what a banner or a highlight shows; null where nothing can be opened. */
export function picturePath(opens: PictureTarget | null): string | null {
  // What a device kept from before says nothing of it.
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
      // A later server may show more than this app knows.
      return null;
  }
}
