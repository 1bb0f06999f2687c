import { addresses } from './addresses.ts';
import { branches } from './branches.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { item } from './item.ts';
import { login } from './login.ts';
import { me } from './me.ts';
import { menu } from './menu.ts';
import { orders } from './orders.ts';
import { system } from './system.ts';

/** The English texts, one area (i18next namespace) a file. The shape all other languages follow. */
export const catalogue = {
  addresses,
  branches,
  checkout,
  common,
  errors,
  home,
  item,
  login,
  me,
  menu,
  orders,
  system,
} as const;
