import type { ScreenName } from '../routes/table.ts';
import type { Visitor } from './visitor.ts';

/** A request of the contract as it goes over the line; a GET has no body. */
export interface FirstRequest {
  readonly method: 'GET' | 'POST';
  /** Below the API's base. */
  readonly path: string;
  readonly body?: unknown;
}

/**
 * What a screen asks for first, for a page to begin with before the screen's code has come. It
 * leaves out what depends on an answer. A test holds it to what the machines really ask.
 */
export function firstRequests(
  screen: ScreenName,
  companyId: string,
  { owner, branchId }: Visitor,
): readonly FirstRequest[] {
  const post = (path: string, body: unknown): FirstRequest => ({ method: 'POST', path, body });
  const cart = post('/cart/load', owner);
  const banners = post('/banner_list', { company_id: companyId });
  const anybody = { customer_id: null, guest_id: null };
  const branch = post(`/branch_detail/${branchId}`, { latitude: null, longitude: null });
  switch (screen) {
    case 'home':
      return [cart, banners, post('/highlight_list', { company_id: companyId })];
    case 'menu':
      if (branchId === null) return [cart, banners];
      return [
        post(`/dish_list/${branchId}/all`, anybody),
        post(`/dish_category_list/${companyId}`, anybody),
        post(`/package_list/${companyId}/${branchId}`, anybody),
        ...[cart, branch, banners],
      ];
    case 'orderConfirmation':
      if (branchId === null) return [cart];
      return [cart, branch, { method: 'GET', path: `/branch_available_hour/${branchId}` }];
    default:
      return [];
  }
}
