import type { Branch, Sdk } from '@claypot/sdk';
import type { MenuOfBranch } from '../render/public-renderer.ts';

/** Category id that selects all dishes. */
const ALL = 'all';
const ANONYMOUS = { customer_id: null, guest_id: null };

/** Returns the branches of a company in its order. @throws ApiError of the SDK */
export function loadBranches(sdk: Sdk, companyId: string): Promise<Branch[]> {
  return sdk.branchList({ path: { companyId }, body: {} });
}

/** Returns the menu of a branch. @throws ApiError of the SDK */
export async function loadMenu(sdk: Sdk, companyId: string, branch: Branch): Promise<MenuOfBranch> {
  const branch_id = branch.id;
  const [categories, dishes, packages] = await Promise.all([
    sdk.dishCategoryList({ path: { companyId }, body: ANONYMOUS }),
    sdk.dishList({ path: { branch_id, category_id: ALL }, body: ANONYMOUS }),
    sdk.packageList({ path: { companyId, branch_id }, body: ANONYMOUS }),
  ]);
  return { branch, categories, dishes, packages };
}
