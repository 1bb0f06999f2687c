import type { FormView, QueryView } from '@claypot/domain/machines';
import type {
  FulfilmentHours,
  OrderFormValues,
  ShownCart,
  ShownLine,
} from '@claypot/domain/ordering';
import type { OrderTotal } from '@claypot/domain/pricing';
import { cents } from '@claypot/sdk';

import {
  aBranch,
  aLine as aCartLine,
  aDishInCart,
  aVariedWeek,
  everyDay,
  someHours,
} from '@claypot/testing';

import { type FormSample, formInState } from '../../shared/testing/form-samples.ts';
import { queryIn } from '../../shared/testing/query-in.ts';

/** Current time of all samples: a Saturday evening. */
export const NOW = Temporal.ZonedDateTime.from('2026-11-21T18:50:00+08:00[Asia/Kuala_Lumpur]');

export function aLine(changes: Partial<ShownLine> = {}): ShownLine {
  const { pending = false, ...fields } = changes;
  return { ...aCartLine(fields), pending };
}

export function aCart(...lines: ShownLine[]): ShownCart {
  const { id: branch_id, branch_name } = aBranch();
  return {
    branch_id,
    branch_name,
    lines,
    total_qty: lines.reduce((sum, line) => sum + line.qty, 0),
    total_price: cents(lines.reduce((sum, line) => sum + line.line_total, 0)),
    blocked: lines.some((line) => line.unavailable_reason !== null),
  };
}

export const NOODLES = aDishInCart({
  id: 'dish-2',
  name: 'Fried Fish Head Noodles',
  image: '/media/demo/fried-fish-head-noodles.avif',
  price: cents(1990),
  price_after_discount: null,
});

export const NOODLE_LINE = aLine({
  id: 'line-2',
  dish: NOODLES,
  qty: 2,
  price: cents(1990),
  variation_list: [],
});

export const CART = aCart(aLine(), NOODLE_LINE);

export const TOTAL: OrderTotal = {
  subtotal: cents(5870),
  voucher_discount: cents(0),
  tier_discount: cents(0),
  point_discount: cents(0),
  service_charge: cents(0),
  delivery_fee: cents(0),
  tax: cents(332),
  adj_amount: cents(0),
  total: cents(5870),
  points_earned: 0,
};

/** Has the longer opening hours of a Saturday. */
const BRANCH = aBranch({
  branch_image: [],
  week_hours: aVariedWeek(),
  start_time: '2026-11-21T10:00:00+08:00',
  end_time: '2026-11-21T23:30:00+08:00',
  last_order_time: '2026-11-21T22:55:00+08:00',
  next_open_time: '2026-11-22T10:00:00+08:00',
});

function quarterHours(from: string, count: number): string[] {
  const first = Temporal.Instant.from(from);
  return Array.from({ length: count }, (_, index) =>
    first.add({ minutes: 15 * index }).toString({ timeZone: '+08:00' }),
  );
}

export const OPEN_BRANCH: FulfilmentHours = {
  branch: BRANCH,
  hours: someHours({
    asap_time: '2026-11-21T19:25:00+08:00',
    date_list: [
      { date: '2026-11-21', time_list: quarterHours('2026-11-21T19:30:00+08:00', 15) },
      { date: '2026-11-22', time_list: quarterHours('2026-11-22T10:00:00+08:00', 46) },
      { date: '2026-11-23', time_list: [] },
      { date: '2026-11-24', time_list: quarterHours('2026-11-24T11:00:00+08:00', 42) },
    ],
  }),
};

/** Never closes: tomorrow has times from midnight to midnight. */
export const SLEEPLESS_BRANCH: FulfilmentHours = {
  branch: { ...OPEN_BRANCH.branch, week_hours: everyDay('00:00', '00:00'), last_order_time: null },
  hours: {
    ...OPEN_BRANCH.hours,
    date_list: [
      ...OPEN_BRANCH.hours.date_list.slice(0, 1),
      { date: '2026-11-22', time_list: quarterHours('2026-11-22T00:00:00+08:00', 96) },
    ],
  },
};

/** Later than the checkout showed. */
export const LATER = '2026-11-21T19:40:00+08:00';

export const OPENS = '2026-11-22T10:00:00+08:00';

export const CLOSED_BRANCH: FulfilmentHours = {
  branch: { ...BRANCH, status: 'Closed', next_open_time: OPENS },
  hours: { ...OPEN_BRANCH.hours, status: 'Closed', asap_time: null, next_open_time: OPENS },
};

/** Temporarily closed, without a known opening time. */
export const SUSPENDED_BRANCH: FulfilmentHours = {
  branch: { ...CLOSED_BRANCH.branch, next_open_time: null },
  hours: { ...CLOSED_BRANCH.hours, next_open_time: null },
};

/** Open, but closing before an order would be ready. */
export const LAST_ORDERS_OVER: FulfilmentHours = {
  branch: { ...BRANCH, last_order_time: '2026-11-21T18:40:00+08:00', next_open_time: OPENS },
  hours: {
    ...OPEN_BRANCH.hours,
    asap_time: null,
    next_open_time: OPENS,
    date_list: OPEN_BRANCH.hours.date_list.slice(1),
  },
};

/** Open, but without pickups until 20:00. */
export const PICKUP_PAUSED: FulfilmentHours = {
  branch: BRANCH,
  hours: {
    ...OPEN_BRANCH.hours,
    pauses: [{ delivery_method: 'pickup', until: '2026-11-21T20:00:00+08:00' }],
  },
};

export function loaded(data: FulfilmentHours): QueryView<FulfilmentHours> {
  return queryIn('ready', data);
}

export const FILLED: OrderFormValues = {
  full_name: 'Tan Mei Ling',
  email: 'meiling@example.com',
  phone: '012-345 6789',
  remark: '',
  requestedTime: null,
};

export function aForm(
  changes: Partial<FormSample<OrderFormValues>> = {},
  state: 'editing' | 'submitting' = 'editing',
): FormView<OrderFormValues> {
  return formInState(state, { values: FILLED, ...changes });
}
