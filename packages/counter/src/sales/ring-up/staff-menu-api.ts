import { type Cart, cents, type Identity, type Sdk } from '@claypot/sdk';

/** The bill takes the items; the customers' cart stays empty. */
export const NO_CART: Cart = {
  branch_id: null,
  branch_name: null,
  delivery_method: null,
  lines: [],
  total_qty: 0,
  total_price: cents(0),
};

/** The machines of the menu need an owner. The operations below send none. */
export const NO_OWNER: Identity = { customer_id: null, guest_id: 'counter' };

const ANONYMOUS = { customer_id: null, guest_id: null };

/**
 * Returns the customers' operations as the menu and the items of the counter use them: with the id of
 * the company, which the counter's session does not have, without banners, cart and customer.
 */
export function createStaffMenuApi(api: Sdk, subdomain: string): Sdk {
  let company: Promise<string> | null = null;
  const companyId = () => {
    company ??= api.companyInfo({ body: { subdomain } }).then(
      ({ id }) => id,
      (error: unknown) => {
        company = null;
        throw error;
      },
    );
    return company;
  };
  const operations: Partial<Sdk> = {
    bannerList: async () => [],
    cartLoad: async () => NO_CART,
    dishCategoryList: async ({ path, ...input }, options) =>
      api.dishCategoryList({ ...input, path: { ...path, companyId: await companyId() } }, options),
    dishDetail: (input, options) => api.dishDetail({ ...input, body: ANONYMOUS }, options),
    packageDetail: (input, options) => api.packageDetail({ ...input, body: ANONYMOUS }, options),
    packageList: async ({ path, ...input }, options) =>
      api.packageList({ ...input, path: { ...path, companyId: await companyId() } }, options),
  };
  return new Proxy(api, {
    get: (target, name) => Reflect.get(name in operations ? operations : target, name),
  });
}
