import { ROUTES } from './table.ts';

/** The menu's path for whoever wants the order delivered, as a link can say it by itself. */
export const DELIVERY_PATH = `${ROUTES.menu.path}?method=delivery`;
