import type { Handler } from '../../../contract/handlers.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { findBranch, readPlace, viewBranch } from '../../company/index.ts';
import { findKitchen } from '../../kitchen/index.ts';
import { findBranchTimes } from '../times/branch-times.ts';
import type { OfferedTime } from '../times/offered-times.ts';

/**
 * Returns a branch with its reservation dates; each has the available and the full times for a
 * party.
 */
export const branchDetail: Handler<'branchDetail'> = async (context, { path, body }) => {
  const { db, company, now } = context;
  const branch = await findBranch(db, company, path.id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  const { offered, free } = await findBranchTimes(db, branch, body.number_of_seats ?? 1, now);
  const kitchen = await findKitchen(db, { companyId: company.id, branchId: branch.id }, now);
  const isFree = new Set(free);
  const days = [...Map.groupBy(offered, ({ date }) => date)];
  return {
    ...viewBranch(branch, context, readPlace(body), kitchen),
    date_list: days.map(([date]) => date),
    date_dropdown_list: days.map(([date, times]) => ({
      date,
      time_list: timesOfDay(times.filter((time) => isFree.has(time))),
      full_time_list: timesOfDay(times.filter((time) => !isFree.has(time))),
    })),
  };
};

function timesOfDay(times: readonly OfferedTime[]): string[] {
  return times.map(({ time }) => time);
}
