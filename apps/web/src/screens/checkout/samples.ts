import type {
  FormView,
  FulfilmentHours,
  OrderFormValues,
  OrderTotal,
  QueryView,
  ShownCart,
  ShownLine,
} from '@claypot/domain';
import { cents } from '@claypot/sdk';

/** The moment all samples stand at: a Saturday evening. */
export const NOW = Temporal.ZonedDateTime.from('2026-11-21T18:50:00+08:00[Asia/Kuala_Lumpur]');

export function aLine(changes: Partial<ShownLine> = {}): ShownLine {
  const qty = changes.qty ?? 1;
  const price = changes.price ?? cents(1890);
  return {
    id: 'line-1',
    qty,
    price,
    point: 18 * qty,
    dish: {
      id: 'dish-1',
      name: 'Signature Claypot Chicken Rice',
      image: '/media/demo/signature-claypot-chicken-rice.avif',
      price: cents(1690),
      price_after_discount: null,
    },
    package: null,
    hot_deal: null,
    variation_list: [
      {
        dish_option_id: 'size',
        option_name: 'Size',
        dish_option_variation_id: 'large',
        variation_name: 'Large',
        dish_variation_id: null,
        dish_variation_option_id: null,
        dish_name: null,
        qty: 1,
        additional_price: cents(200),
      },
      {
        dish_option_id: 'crust',
        option_name: 'Rice crust',
        dish_option_variation_id: 'crisp',
        variation_name: 'Extra crisp',
        dish_variation_id: null,
        dish_variation_option_id: null,
        dish_name: null,
        qty: 1,
        additional_price: cents(0),
      },
    ],
    line_total: cents(price * qty),
    stock_status: 'In Stock',
    unavailable_reason: null,
    pending: false,
    ...changes,
  };
}

export function aCart(...lines: ShownLine[]): ShownCart {
  return {
    branch_id: 'bangsar',
    branch_name: 'CCH Bangsar',
    lines,
    total_qty: lines.reduce((sum, line) => sum + line.qty, 0),
    total_price: cents(lines.reduce((sum, line) => sum + line.line_total, 0)),
    blocked: lines.some((line) => line.unavailable_reason !== null),
  };
}

export const NOODLES = {
  id: 'dish-2',
  name: 'Fried Fish Head Noodles',
  image: '/media/demo/fried-fish-head-noodles.avif',
  price: cents(1990),
  price_after_discount: null,
};

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

const BRANCH: FulfilmentHours['branch'] = {
  id: 'bangsar',
  company_id: 'demo',
  branch_name: 'CCH Bangsar',
  address: '27, Jalan Telawi 3, Bangsar Baru, 59100 Kuala Lumpur',
  street1: '27, Jalan Telawi 3',
  street2: 'Bangsar Baru',
  city: 'Kuala Lumpur',
  postal_code: '59100',
  state: 'Kuala Lumpur',
  state_id: 'kuala-lumpur',
  distance: null,
  status: 'Open',
  branch_image: [],
  start_hour: '10:00',
  close_hour: '23:30',
  start_time: '2026-11-21T10:00:00+08:00',
  end_time: '2026-11-21T23:30:00+08:00',
  last_order_time: '2026-11-21T22:55:00+08:00',
  next_open_time: '2026-11-22T10:00:00+08:00',
  contact_no: '+60322015512',
  is_able_reservation: 1,
  number_of_seats: 72,
  latitude: '3.131900',
  longitude: '101.671300',
};

function quarterHours(from: string, count: number): string[] {
  const first = Temporal.Instant.from(from);
  return Array.from({ length: count }, (_, index) =>
    first.add({ minutes: 15 * index }).toString({ timeZone: '+08:00' }),
  );
}

export const PICKUP: FulfilmentHours = {
  branch: BRANCH,
  hours: {
    branch_id: 'bangsar',
    status: 'Open',
    time_zone: 'Asia/Kuala_Lumpur',
    asap_minutes: 35,
    asap_time: '2026-11-21T19:25:00+08:00',
    next_open_time: null,
    date_list: [
      { date: '2026-11-21', time_list: quarterHours('2026-11-21T19:30:00+08:00', 15) },
      { date: '2026-11-22', time_list: quarterHours('2026-11-22T10:00:00+08:00', 46) },
      { date: '2026-11-23', time_list: [] },
      { date: '2026-11-24', time_list: quarterHours('2026-11-24T11:00:00+08:00', 42) },
    ],
  },
};

export const OPENS = '2026-11-22T10:00:00+08:00';

export const CLOSED_PICKUP: FulfilmentHours = {
  branch: { ...BRANCH, status: 'Closed', next_open_time: OPENS },
  hours: { ...PICKUP.hours, status: 'Closed', asap_time: null, next_open_time: OPENS },
};

/** Open, and closing in less time than an order takes. */
export const LAST_ORDERS_PICKUP: FulfilmentHours = {
  branch: { ...BRANCH, last_order_time: '2026-11-21T18:40:00+08:00', next_open_time: OPENS },
  hours: {
    ...PICKUP.hours,
    asap_time: null,
    next_open_time: OPENS,
    date_list: PICKUP.hours.date_list.slice(1),
  },
};

export function loaded(data: FulfilmentHours): QueryView<FulfilmentHours> {
  return { status: 'ready', data, refreshing: false, stale: false, error: null };
}

export const FILLED: OrderFormValues = {
  full_name: 'Tan Mei Ling',
  email: 'meiling@example.com',
  phone: '012-345 6789',
  remark: '',
  requestedTime: null,
};

export function aForm(changes: Partial<FormView<OrderFormValues>> = {}): FormView<OrderFormValues> {
  return {
    values: FILLED,
    errors: {},
    firstBad: null,
    busy: false,
    done: false,
    refusal: null,
    ...changes,
  };
}
