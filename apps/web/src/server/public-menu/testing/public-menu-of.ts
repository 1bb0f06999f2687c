import type { Language } from '@claypot/i18n';
import { createSdk } from '@claypot/sdk';
import { createExampleApi, exampleOf } from '../../testing/example-api.ts';
import type { PublicMenuRequest } from '../public-menu-request.ts';

type Company = PublicMenuRequest['company'];

export const ORIGIN = 'https://demo.example';

/** Sunday noon at the branch of the contract's examples. */
export const NOON = Temporal.Instant.from('2026-11-22T12:30:00+08:00');

/** Returns the request for a menu with the data of the contract's examples. */
export async function exampleMenu(
  language: Language,
  changes: Partial<PublicMenuRequest> = {},
): Promise<PublicMenuRequest> {
  const { call } = createExampleApi((_, body) => body);
  const sdk = createSdk({ baseUrl: 'http://page.invalid/api', fetch: call, token: () => null });
  const body = { customer_id: null, guest_id: null };
  const path = { companyId: 'cmp_demo', branch_id: 'bangsar', category_id: 'all' };
  const [[branch], categories, dishes, packages] = await Promise.all([
    sdk.branchList({ path, body: {} }),
    sdk.dishCategoryList({ path, body }),
    sdk.dishList({ path, body }),
    sdk.packageList({ path, body }),
  ]);
  if (branch === undefined) throw new Error('The contract has no example of a branch');
  return {
    brand: null,
    company: exampleOf('companyInfo').data as Company,
    branch,
    categories,
    dishes,
    packages,
    language,
    isLanguageNamed: false,
    origin: ORIGIN,
    styles: ['/assets/public-menu-1a2b.css'],
    now: NOON.epochMilliseconds,
    ...changes,
  };
}
