import type { Handler } from '../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../contract/wire.ts';
import { findKitchens } from '../../kitchen/index.ts';
import { findBranches } from '../branches.ts';
import { readPlace, viewBranch } from './branch-view.ts';

/**
 * Lists branches, nearest first if the request has coordinates, else in the company's order. With
 * `topup`, lists only branches with a top-up counter.
 */
export const branchList: Handler<'branchList'> = async (context, { path, body }) => {
  requireOwnCompany(context.company, path.companyId);
  const from = readPlace(body);
  const branches = await findBranches(context.db, context.company.id);
  const listed = branches.filter(({ takes_top_up }) => takes_top_up || body.topup !== true);
  const kitchens = await findKitchens(context.db, context.company.id, context.now);
  const views = listed.map((branch) =>
    viewBranch(branch, context, from, kitchens.get(branch.id) ?? null),
  );
  const ordered = views.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  return ordered.slice(0, body.limit ?? ordered.length);
};
