import type { Notification } from '@claypot/sdk';
import { pathTo } from '../../routes/path-to.ts';
import { ROUTES } from '../../routes/table.ts';

/** Returns the path of the screen that a notification is about; null if there is none. */
export function notificationPath({ about }: Pick<Notification, 'about'>): string | null {
  if (about === null) return null;
  const { id, kind } = about;
  switch (kind) {
    case 'order':
      return id && pathTo('orderDetail', { id });
    case 'booking':
      return id && pathTo('reviewBookTable', { id });
    case 'wallet':
      return pathTo('filteredTransactionHistory', { filter_type: 'topup' });
    case 'points':
      return ROUTES.point.path;
    case 'tier':
      return ROUTES.family.path;
    default:
      // A newer server may send kinds that this version does not know.
      return null;
  }
}
