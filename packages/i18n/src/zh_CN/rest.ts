import type { RestOfTexts } from '../translation.ts';
import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { booking } from './booking.ts';
import { branches } from './branches.ts';
import { checkout } from './checkout.ts';
import { code } from './code.ts';
import { discounts } from './discounts.ts';
import { errors } from './errors.ts';
import { family } from './family.ts';
import { firstTime } from './first-time.ts';
import { guestMigration } from './guest-migration.ts';
import { home } from './home.ts';
import { info } from './info.ts';
import { item } from './item.ts';
import { map } from './map.ts';
import { me } from './me.ts';
import { menu } from './menu.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { profile } from './profile.ts';
import { setting } from './setting.ts';
import { topUp } from './top-up.ts';
import { transactions } from './transactions.ts';
import { validation } from './validation.ts';
import { vouchers } from './vouchers.ts';

/** All other areas, and the rest of those that `first.ts` contains in part. */
export const texts: RestOfTexts = {
  account,
  addresses,
  booking,
  branches,
  checkout,
  code,
  discounts,
  errors,
  family,
  firstTime,
  guestMigration,
  home,
  info,
  item,
  map,
  me,
  menu,
  notifications,
  orders,
  profile,
  setting,
  topUp,
  transactions,
  validation,
  vouchers,
};
