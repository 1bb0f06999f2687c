import { matchRoute } from '../../routes/match-route.ts';
import { pathname } from '../../routes/path-parts.ts';
import { ROUTES, type ScreenName } from '../../routes/table.ts';

/** Read-only screens, which look the same after a reload. All other screens postpone an update. */
const READING: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'about',
  'addressBook',
  'availableVoucher',
  'bookingDetail',
  'bookingList',
  'branchList',
  'family',
  'help',
  'highlightDetail',
  'home',
  'language',
  'me',
  'myVouchers',
  'notFound',
  'notification',
  'orderDetail',
  'orderList',
  'orderReceipt',
  'pickupBranch',
  'point',
  'privacy',
  'refund',
  'setting',
  'tnc',
  'transactionDetail',
  'transactionHistory',
  'voucherList',
]);

/**
 * Returns true if the screen at the path is read-only. An unknown path shows `notFound`, which is.
 */
export function isRead(path: string): boolean {
  const match = matchRoute(pathname(path));
  return READING.has(match === null ? 'notFound' : (ROUTES[match.name].screen ?? 'notFound'));
}
