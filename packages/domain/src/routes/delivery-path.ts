import { withReturnTo } from './return-to.ts';
import { ROUTES } from './table.ts';

/** The menu's path for whoever wants the order delivered, as a link can say it by itself. */
export const DELIVERY_PATH = `${ROUTES.menu.path}?method=delivery`;

/** The way to another address for the order whose menu is looked at, and back to it. */
export const OTHER_ADDRESS_PATH = withReturnTo(ROUTES.updateAddress.path, ROUTES.menu.path);
