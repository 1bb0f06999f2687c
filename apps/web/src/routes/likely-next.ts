import type { ScreenName } from '@claypot/domain';
import { loadScreen } from './screens.ts';

/** Where most visitors go from a screen. */
const NEXT: Partial<Record<ScreenName, readonly ScreenName[]>> = {
  branchList: ['pickupBranch'],
  dish: ['menu'],
  hotDeal: ['menu'],
  home: ['branchList', 'menu'],
  login: ['signUp', 'me', 'home'],
  me: ['home', 'notification', 'orderList', 'profile'],
  menu: ['dish', 'package', 'orderConfirmation'],
  orderConfirmation: ['orderDetail'],
  orderList: ['orderDetail'],
  package: ['menu'],
  pickupBranch: ['menu'],
};

/** Fetches the code of the likely next screens, so that the next tap shows its screen at once. */
export function warmLikelyNext(name: ScreenName): void {
  for (const next of NEXT[name] ?? []) {
    // Asked for ahead of time: if it fails it is asked for again when it is wanted.
    loadScreen(next).catch(() => undefined);
  }
}
