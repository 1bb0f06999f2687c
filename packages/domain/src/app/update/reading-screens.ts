import { matchRoute } from '../../routes/match-route.ts';
import { pathname } from '../../routes/path-parts.ts';
import { ROUTES, type ScreenName } from '../../routes/table.ts';

/**
 * Screens on which nothing is chosen, filled in or held out to somebody: loaded anew, they are as
 * they were. A screen that is not named here keeps the newer version waiting.
 */
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

/** Whether the screen at a path is only read. */
export function isRead(path: string): boolean {
  const match = matchRoute(pathname(path));
  return READING.has(match === null ? 'notFound' : (ROUTES[match.name].screen ?? 'notFound'));
}
