import { createSdk, type Identity, type Sdk } from '@claypot/sdk';
import { chooseOrder, guestOf } from './demo.ts';

/** A measured operation, called by another guest each time. */
export interface Operation {
  readonly name: string;
  /** Prepares the guest. */
  readonly before?: (sdk: Sdk, guest: Identity) => Promise<unknown>;
  readonly call: (sdk: Sdk, guest: Identity) => Promise<unknown>;
}

/** Returns the operations of a guest's order at the demo's first branch. */
export async function orderingOperations(sdk: Sdk): Promise<readonly Operation[]> {
  const { branch, addition } = await chooseOrder(sdk, guestOf(0));
  const menu = { branch_id: branch.id, category_id: 'all' };
  const add: Operation['call'] = (to, guest) => to.cartCreate({ body: addition(guest) });
  await add(sdk, guestOf(0));
  const total = await sdk.cartCalculateTotal({ body: guestOf(0) });

  const order: Operation['call'] = (to, guest) =>
    to.cartCreateOrder({
      headers: { 'Idempotency-Key': `key-of-${guest.guest_id}` },
      body: {
        ...guest,
        branch_id: branch.id,
        address: null,
        delivery_method: 'pickup',
        delivery_time: null,
        buyer_remark: null,
        payment_method: 'card',
        claim_voucher_id: null,
        name: 'Aisyah',
        phone: '012-345 6789',
        email: 'aisyah@example.test',
        point_discount: total.point_discount_amount,
        subtotal: total.subtotal,
        total_point_get: 0,
        voucher_use_amount: total.voucher_discount_amount,
        delivery_fee: total.delivery_fee,
        lalamove_delivery_fee: total.delivery_fee,
        final_total_amount: total.final_total_amount,
      },
    });

  return [
    { name: 'dish_list', call: (to, guest) => to.dishList({ path: menu, body: guest }) },
    { name: 'cart/create', call: add },
    {
      name: 'cart/calculate_total',
      before: add,
      call: (to, guest) => to.cartCalculateTotal({ body: guest }),
    },
    { name: 'cart/create_order', before: add, call: order },
  ];
}

/** Returns the request of a client call without sending it. */
export async function requestOf(call: (sdk: Sdk) => Promise<unknown>): Promise<Request> {
  const captured = Promise.withResolvers<Request>();
  const sdk = createSdk({
    baseUrl: 'http://demo.localhost/api',
    fetch: async (request) => {
      captured.resolve(request);
      return new Response('{}');
    },
  });
  // The client rejects because the response is empty.
  await call(sdk).catch(() => undefined);
  return captured.promise;
}
