import { withReturnTo } from '../return-to.ts';
import { ROUTES } from '../table.ts';

/** Path of the menu with delivery selected, for links. */
export const DELIVERY_PATH = `${ROUTES.menu.path}?method=delivery`;

/** Path to choose another delivery address and then return to the menu. */
export const OTHER_ADDRESS_PATH = withReturnTo(ROUTES.updateAddress.path, ROUTES.menu.path);
