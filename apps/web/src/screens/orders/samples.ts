import { cents, type SalesOrder, type SalesOrderSummary } from '@claypot/sdk';

const CLAYPOT: SalesOrder['order_dish'][number] = {
  id: 'order-1_1',
  qty: 1,
  dish_name: 'Signature Claypot Chicken Rice',
  dish_price: cents(1890),
  variation_list: [
    { option_name: 'Size', variation_name: 'Large', additional_price: cents(200) },
    { option_name: 'Rice crust', variation_name: 'Extra crisp', additional_price: cents(0) },
  ],
  order_package_id: null,
  dish_id: 'dish-1',
  image: '/media/demo/signature-claypot-chicken-rice.avif',
  line_total: cents(1890),
};

const NOODLES: SalesOrder['order_dish'][number] = {
  id: 'order-1_2',
  qty: 2,
  dish_name: 'Fried Fish Head Noodles',
  dish_price: cents(1990),
  variation_list: [],
  order_package_id: null,
  dish_id: 'dish-2',
  image: '/media/demo/fried-fish-head-noodles.avif',
  line_total: cents(3980),
};

const FEAST_DISH = { ...CLAYPOT, dish_price: cents(0), order_package_id: 'order-1_3' };

/** A hot deal as it was ordered, with the dishes of its package. */
export const FEAST: SalesOrder['order_package'][number] = {
  id: 'order-1_3',
  package_id: 'family-claypot-feast',
  package_name: 'Family Claypot Feast',
  hot_deal_name: 'Second Claypot at Half Price',
  image: '/media/demo/package-family-claypot-feast.avif',
  qty: 1,
  package_price: cents(6490),
  line_total: cents(6490),
  variation_list: [
    { option_name: 'Something sweet', variation_name: 'Cendol', additional_price: cents(500) },
  ],
  dish_list: [
    { ...FEAST_DISH, id: 'order-1_4', dish_name: 'Kung Pao Claypot Chicken Rice' },
    { ...FEAST_DISH, id: 'order-1_5', dish_name: 'Iced Barley Lime', qty: 2, variation_list: [] },
  ],
};

/** An order as the list has it. */
export function aSummary(changes: Partial<SalesOrderSummary> = {}): SalesOrderSummary {
  return {
    id: 'order-1',
    sales_order_tx_id: 'CP-261121-0042',
    status: 'PREPARING',
    created_time: '2026-11-21T18:52:00+08:00',
    delivery_time: null,
    estimated_time: '2026-11-21T19:27:00+08:00',
    delivery_method: 'pickup',
    full_address: null,
    mail_unit_no: null,
    branch: {
      id: 'bangsar',
      branch_name: 'CCH Bangsar',
      address: '27, Jalan Telawi 3, Bangsar Baru, 59100 Kuala Lumpur',
    },
    order_package: [],
    order_dish: [CLAYPOT, NOODLES],
    total_qty: 3,
    final_total_amount: cents(5870),
    ...changes,
  };
}

const at = (time: string) => `2026-11-21T${time}:00+08:00`;

const WAY = [
  { status: 'MAKING PAYMENT', at: at('18:50') },
  { status: 'PREPARING', at: at('18:52') },
  { status: 'READY', at: at('19:20') },
  { status: 'COMPLETED', at: at('19:31') },
] as const satisfies SalesOrder['status_history'];

/** An order with all there is to know of it, as far along as `status` says. */
export function anOrder(
  status: (typeof WAY)[number]['status'],
  changes: Partial<SalesOrder> = {},
): SalesOrder {
  const { total_qty: _, branch, ...summary } = aSummary({ status });
  const paid = status !== 'MAKING PAYMENT';
  return {
    ...summary,
    mail_street: null,
    branch: {
      ...branch,
      contact_no: '+60322015512',
      latitude: '3.131900',
      longitude: '101.671300',
    },
    share_link: null,
    customer_remark: 'No spring onion on the noodles, please.',
    paymentMethod: 'card',
    transaction_id: paid ? 'pay_7Q2M4X' : null,
    subtotal: cents(5870),
    voucher_discount_amount: cents(0),
    tier_discount_amount: cents(0),
    tier_discount_percent: 0,
    point_discount_amount: cents(0),
    total_amount: cents(5870),
    charge_amount: cents(0),
    delivery_fee: cents(0),
    tax_amount: cents(332),
    adj_amount: cents(0),
    point_earn: 0,
    payment_url: paid ? null : '/sandbox/pay/token',
    payment_expires_at: paid ? null : at('19:20'),
    cancel_reason: null,
    status_history: WAY.slice(0, WAY.findIndex((step) => step.status === status) + 1),
    ...changes,
  };
}

/** An order that was given up on before it was paid. */
export const CANCELLED: SalesOrder = anOrder('MAKING PAYMENT', {
  status: 'CANCELLED',
  estimated_time: null,
  payment_url: null,
  payment_expires_at: null,
  cancel_reason: 'PAYMENT_DECLINED',
  status_history: [WAY[0], { status: 'CANCELLED', at: at('18:54') }],
});
