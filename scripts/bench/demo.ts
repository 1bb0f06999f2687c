import type {
  Branch,
  CartCreateRequest,
  Company,
  CreateOrderRequest,
  Identity,
  Sdk,
} from '@claypot/sdk';

/** The same order of the demo for all benchmarks. */
export interface DemoOrder {
  readonly company: Company;
  readonly branch: Branch;
  /** Returns a request for two of the branch's first dish without options, for a guest's cart. */
  addition(guest: Identity): CartCreateRequest;
  /** Returns a request for one of the branch's second dish without options. */
  secondAddition(guest: Identity): CartCreateRequest;
}

export async function chooseOrder(sdk: Sdk, asker: Identity): Promise<DemoOrder> {
  const company = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  const [branch] = await sdk.branchList({
    path: { companyId: company.id },
    body: { latitude: null, longitude: null },
  });
  if (branch === undefined) throw new Error('The demo has no branch');
  const path = { branch_id: branch.id, category_id: 'all' };
  const dishes = await sdk.dishList({ path, body: asker });
  const [first, second] = dishes.filter(
    (each) => !each.has_options && each.stock_status === 'In Stock',
  );
  if (first === undefined || second === undefined) {
    throw new Error('The demo lacks two dishes without options');
  }
  const add = (guest: Identity, dishId: string, qty: number): CartCreateRequest => ({
    ...guest,
    item_id: dishId,
    type: 'dish',
    qty,
    variation: [],
    branch_id: branch.id,
    delivery_method: 'pickup',
  });
  return {
    company,
    branch,
    addition: (guest) => add(guest, first.id, 2),
    secondAddition: (guest) => add(guest, second.id, 1),
  };
}

/** Returns the identity of a numbered guest. */
export function guestOf(index: number): Identity {
  return {
    customer_id: null,
    guest_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  };
}

type Total = Awaited<ReturnType<Sdk['cartCalculateTotal']>>;

/** Returns a request for a cart as a pickup order without points, at the shown amounts. */
export function pickupOrder(
  customer: Identity,
  branchId: string,
  total: Total,
): CreateOrderRequest {
  return {
    ...customer,
    branch_id: branchId,
    address: null,
    delivery_time: null,
    buyer_remark: null,
    payment_method: 'card',
    claim_voucher_id: null,
    total_point_get: 0,
    name: 'Aisyah',
    phone: '012-345 6789',
    email: 'aisyah@example.test',
    delivery_method: 'pickup',
    point_discount: total.point_discount_amount,
    subtotal: total.subtotal,
    voucher_use_amount: total.voucher_discount_amount,
    delivery_fee: total.delivery_fee,
    lalamove_delivery_fee: total.delivery_fee,
    final_total_amount: total.final_total_amount,
  };
}
