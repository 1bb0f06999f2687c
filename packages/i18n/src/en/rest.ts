import { addresses } from './addresses.ts';
import { branches } from './branches.ts';
import { checkout } from './checkout.ts';
import { home } from './home.ts';
import { item } from './item.ts';
import { me } from './me.ts';
import { menu } from './menu.ts';
import { orders } from './orders.ts';

/** All other areas. */
export const texts = { addresses, branches, checkout, home, item, me, menu, orders } as const;
