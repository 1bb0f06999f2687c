import type { Catalogue } from '../translation.ts';
import { backOffice as counterBackOffice } from './counter/back-office.ts';
import { backOfficeFields as counterBackOfficeFields } from './counter/back-office-fields.ts';
import { bookings as counterBookings } from './counter/bookings.ts';
import { capacity as counterCapacity } from './counter/capacity.ts';
import { dayClose as counterClose } from './counter/day-close.ts';
import { texts as firstCounter } from './counter/first.ts';
import { members as counterMembers } from './counter/members.ts';
import { pay as counterPay } from './counter/pay.ts';
import { printing as counterPrinting } from './counter/printing.ts';
import { texts as restOfCounter } from './counter/rest.ts';
import { sales as counterSales } from './counter/sales.ts';
import { setUp as counterSetUp } from './counter/set-up.ts';
import { texts as first } from './first.ts';
import { kiosk } from './kiosk.ts';
import { publicMenu } from './public-menu.ts';
import { texts as rest } from './rest.ts';

/** Chinese (simplified) texts, one file per area (the prefix of its keys). */
export const catalogue: Catalogue = {
  ...first,
  ...rest,
  errors: { ...first.errors, ...rest.errors },
  validation: { ...first.validation, ...rest.validation },
  kiosk,
  publicMenu,
  ...firstCounter,
  ...restOfCounter,
  counterOrders: { ...firstCounter.counterOrders, ...restOfCounter.counterOrders },
  counterBackOffice,
  counterBackOfficeFields,
  counterBookings,
  counterCapacity,
  counterSetUp,
  counterPrinting,
  counterClose,
  counterMembers,
  counterSales,
  counterPay,
};
