import { unprovidedPayment } from '@claypot/domain/machines';
import type { CheckoutProblem } from '@claypot/domain/ordering';
import { type CancelReason, type CreateOrderRequest, cents } from '@claypot/sdk';
import { putInCart } from '@claypot/testing';
import { BANGSAR } from '../../sandbox/branches.ts';
import type { Sandbox } from '../../sandbox/open-sandbox.ts';
import { explore } from '../exploration.ts';

const GUEST = { kind: 'confirmingGuest' } as const;

const CLOSED = {
  kind: 'closed',
  hours: {
    start_hour: '10:00',
    close_hour: '23:30',
    next_open_time: '2026-11-22T10:00:00+08:00',
  },
} as const;

/** The order the form would send for what is in the cart now. */
function request({ restaurant }: Sandbox) {
  const { total_price } = restaurant.cart.read();
  const nothing = cents(0);
  return {
    customer_id: null,
    guest_id: '00000000-0000-4000-8000-000000000000',
    branch_id: BANGSAR.id,
    address: null,
    delivery_method: 'pickup' as const,
    delivery_time: null,
    buyer_remark: null,
    payment_method: 'card' as const,
    point_discount: nothing,
    voucher_use_amount: nothing,
    delivery_fee: nothing,
    lalamove_delivery_fee: nothing,
    subtotal: total_price,
    final_total_amount: total_price,
    total_point_get: 0,
    claim_voucher_id: null,
    name: 'Tan Mei Ling',
    phone: '+60123456789',
    email: 'meiling@example.com',
  };
}

function record({ restaurant }: Sandbox) {
  const order = restaurant.orders.newest();
  return { owner: '', key: 'key-of-another-tab', payable: order && { ...order } };
}

/** Does something to the newest order, if any was placed. */
function withNewest({ newest }: Sandbox['restaurant']['orders'], act: (id: string) => void): void {
  const order = newest();
  if (order) act(order.id);
}

const machine = unprovidedPayment<CreateOrderRequest, CancelReason, CheckoutProblem>();

/** The payment of an order: from an empty cart to a paid one, and every way it can go wrong. */
export const paymentExploration = explore<typeof machine>({
  machine,
  file: 'machines/payment/payment.machine.ts',
  actor: ({ app }) => app.checkout,
  path: '/orderConfirmation',
  who: 'guest',
  asks: ['cartCreateOrder', 'cartOrderOutcome', 'orderDetail', 'orderCancel'],
  offers: (sandbox) => ({
    SUBMIT: [
      ['as a guest', { type: 'SUBMIT', body: request(sandbox), problem: GUEST }],
      ['as a member', { type: 'SUBMIT', body: request(sandbox), problem: null }],
      ['while the branch is closed', { type: 'SUBMIT', body: request(sandbox), problem: CLOSED }],
    ],
    ADOPT: [['what another tab left', { type: 'ADOPT', record: record(sandbox) }]],
    OWNER: [['another customer', { type: 'OWNER', record: null }]],
  }),
  happenings: [
    {
      label: 'A dish is put in the cart',
      act: async (sandbox) => {
        const { app } = sandbox;
        const cart = await putInCart(sandbox.restaurant, 'signature-claypot-chicken-rice');
        app.cart.send({ type: 'REPLACE', cart });
      },
    },
    { label: 'The branch closes', act: ({ restaurant }) => restaurant.branches.setOpen(false) },
    { label: 'The branch opens', act: ({ restaurant }) => restaurant.branches.setOpen(true) },
    {
      label: 'The payment arrives',
      act: ({ restaurant: { orders } }) => withNewest(orders, orders.pay),
    },
    {
      label: 'The card is declined',
      act: ({ restaurant: { orders } }) => withNewest(orders, orders.decline),
    },
  ],
});
