import { ROUTES } from '@claypot/domain';

/** The screens that lie side by side, under the tabs. */
export const MAIN_PLACES: readonly string[] = [
  ROUTES.home.path,
  ROUTES.orderList.path,
  ROUTES.me.path,
];
