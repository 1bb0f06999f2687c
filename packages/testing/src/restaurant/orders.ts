import {
  ApiError,
  type Cart,
  type CartTotal,
  type CreateOrderRequest,
  type OrderDish,
  type SalesOrder,
  type SalesOrderSummary,
  type Sdk,
} from '@claypot/sdk';
import { aTotal } from '../cart.ts';
import { anOrder } from '../orders.ts';
import { containedTax } from './prices.ts';

const rejection = (code: string, status: number, data: unknown = null) =>
  new ApiError({ kind: 'rejected', code, status, data });

export interface OrdersDeps {
  /** Returns the cart to order. */
  readonly cart: () => Cart;
  /** Called when an order is paid, to empty the cart. */
  readonly onPaid: () => void;
}

/** Creates the order operations. Each idempotency key creates one order. */
export function createOrders({ cart, onPaid }: OrdersDeps) {
  const byKey = new Map<string, SalesOrder>();
  const requests = new Map<string, CreateOrderRequest>();
  const all = () => [...byKey.values()];

  function become(id: string, changes: Partial<SalesOrder>): SalesOrder {
    const [key, order] = [...byKey].find(([, one]) => one.id === id) ?? [];
    if (key === undefined || order === undefined) throw rejection('NOT_FOUND', 404);
    const next = { ...order, ...changes };
    byKey.set(key, next);
    return next;
  }
  function place(key: string): SalesOrder {
    const number = byKey.size + 1;
    const { lines, total_price, branch_name } = cart();
    if (lines.length === 0) throw rejection('NOTHING_TO_CHECK_OUT', 422);
    const order = anOrder({
      status: 'MAKING PAYMENT',
      id: `order-${number}`,
      sales_order_tx_id: `CP-261121-004${number}`,
      order_dish: lines.map(orderedDish),
      subtotal: total_price,
      total_amount: total_price,
      tax_amount: containedTax(total_price),
      final_total_amount: total_price,
      payment_url: `/sandbox/pay/${number}`,
      customer_remark: null,
    });
    const { branch } = order;
    byKey.set(key, { ...order, branch: { ...branch, branch_name: branch_name ?? '' } });
    return byKey.get(key) ?? order;
  }
  const operations = {
    cartCreateOrder: async ({ headers, body }) => {
      const key = headers['Idempotency-Key'];
      const before = requests.get(key);
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(body)) {
        throw rejection('IDEMPOTENCY_CONFLICT', 409);
      }
      const order = byKey.get(key) ?? place(key);
      requests.set(key, body);
      return { ...order, payment_url: order.payment_url ?? '' };
    },
    cartOrderOutcome: async ({ body }) => {
      const order = byKey.get(body.idempotency_key) ?? null;
      return { outcome: order ? 'created' : 'unknown', order };
    },
    orderDetail: async ({ path }) => become(path.id, {}),
    orderCancel: async ({ path }) => {
      if (become(path.id, {}).status !== 'MAKING PAYMENT') {
        throw rejection('ORDER_NOT_CANCELLABLE', 409);
      }
      return become(path.id, {
        status: 'CANCELLED',
        payment_url: null,
        cancel_reason: 'CUSTOMER_CANCELLED',
      });
    },
    orderList: async () => all().map(summary).reverse(),
    lastOrder: async () => all().map(summary).at(-1) ?? null,
    usualOrder: async () => null,
  } satisfies Partial<Sdk>;

  return {
    operations,
    /** Orders by idempotency key. */
    byKey,
    /** Requests by idempotency key. */
    requests,
    /** Stores an order that was placed earlier. */
    keep: (order: SalesOrder) => void byKey.set(order.id, order),
    newest: () => all().at(-1) ?? null,
    pay(id: string) {
      become(id, { status: 'PREPARING', payment_url: null, payment_expires_at: null });
      onPaid();
    },
    decline: (id: string) =>
      void become(id, {
        status: 'CANCELLED',
        payment_url: null,
        payment_expires_at: null,
        cancel_reason: 'PAYMENT_DECLINED',
      }),
    become,
  };
}

function orderedDish(line: Cart['lines'][number]): OrderDish {
  return {
    id: line.id,
    qty: line.qty,
    dish_name: line.dish?.name ?? line.package?.package_name ?? '',
    dish_price: line.price,
    variation_list: [],
    order_package_id: null,
    dish_id: line.dish?.id ?? line.id,
    image: line.dish?.image ?? line.package?.image ?? '',
    line_total: line.line_total,
  };
}

function summary(order: SalesOrder): SalesOrderSummary {
  return {
    id: order.id,
    sales_order_tx_id: order.sales_order_tx_id,
    status: order.status,
    created_time: order.created_time,
    delivery_time: order.delivery_time,
    delivery_time_end: order.delivery_time_end,
    estimated_time: order.estimated_time,
    delivery_method: order.delivery_method,
    full_address: order.full_address,
    mail_unit_no: order.mail_unit_no,
    branch: order.branch,
    order_package: order.order_package,
    order_dish: order.order_dish,
    total_qty: order.order_dish.reduce((sum, { qty }) => sum + qty, 0),
    final_total_amount: order.final_total_amount,
    cancel_reason: order.cancel_reason,
    cancel_text: order.cancel_text,
  };
}

/** Returns the total of a cart without discounts and fees. */
export function plainTotal({ total_price, total_qty }: Cart): CartTotal {
  return aTotal({
    total_qty,
    total_price,
    subtotal: total_price,
    total_amount: total_price,
    tax_amount: containedTax(total_price),
    final_total_amount: total_price,
  });
}
