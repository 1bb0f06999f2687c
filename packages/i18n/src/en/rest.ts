import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { branches } from './branches.ts';
import { checkout } from './checkout.ts';
import { firstTime } from './first-time.ts';
import { guestMigration } from './guest-migration.ts';
import { home } from './home.ts';
import { info } from './info.ts';
import { item } from './item.ts';
import { me } from './me.ts';
import { menu } from './menu.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { profile } from './profile.ts';
import { setting } from './setting.ts';

/** All other areas. */
export const texts = {
  account,
  addresses,
  branches,
  checkout,
  firstTime,
  guestMigration,
  home,
  info,
  item,
  me,
  menu,
  notifications,
  orders,
  profile,
  setting,
} as const;
