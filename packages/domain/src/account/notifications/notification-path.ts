import type { Notification } from '@claypot/sdk';
import { pathTo } from '../../routes/path-to.ts';
import { ROUTES } from '../../routes/table.ts';

/** The screen of what a notification is about; null where nothing can be opened. */
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
      // A later server may be about more than this app knows.
      return null;
  }
}
