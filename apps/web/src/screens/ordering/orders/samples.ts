import { cents, type SalesOrder, type SalesOrderSummary } from '@claypot/sdk';
import { anOrderSummary, anOrder as aSalesOrder } from '@claypot/testing';

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

/** An ordered hot deal with the dishes of its package. */
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

const ORDERED = { order_dish: [CLAYPOT, NOODLES], final_total_amount: cents(5870) };

/** Returns an order as in the list. */
export function aSummary(changes: Partial<SalesOrderSummary> = {}): SalesOrderSummary {
  return anOrderSummary({ status: 'PREPARING', ...ORDERED, total_qty: 3, ...changes });
}

/** Returns a complete order with the given status. */
export function anOrder(
  status: SalesOrder['status'],
  changes: Partial<SalesOrder> = {},
): SalesOrder {
  return aSalesOrder({
    status,
    ...ORDERED,
    subtotal: cents(5870),
    total_amount: cents(5870),
    tax_amount: cents(332),
    ...changes,
  });
}

/** An order cancelled before payment. */
export const CANCELLED: SalesOrder = anOrder('CANCELLED', { cancel_reason: 'PAYMENT_DECLINED' });
