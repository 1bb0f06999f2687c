import type { Branch, CartCreateRequest, Company, Identity, Sdk } from '@claypot/sdk';

/** The same order of the demo for all benchmarks. */
export interface DemoOrder {
  readonly company: Company;
  readonly branch: Branch;
  /** Returns a request for two of the branch's first dish without options, for a guest's cart. */
  addition(guest: Identity): CartCreateRequest;
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
  const dish = dishes.find((each) => !each.has_options && each.stock_status === 'In Stock');
  if (dish === undefined) throw new Error('The demo has no dish without options');
  return {
    company,
    branch,
    addition: (guest) => ({
      ...guest,
      item_id: dish.id,
      type: 'dish',
      qty: 2,
      variation: [],
      branch_id: branch.id,
      delivery_method: 'pickup',
    }),
  };
}

/** Returns the identity of a numbered guest. */
export function guestOf(index: number): Identity {
  return {
    customer_id: null,
    guest_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  };
}
