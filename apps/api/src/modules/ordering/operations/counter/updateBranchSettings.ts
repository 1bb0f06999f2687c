import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findBranchSettings, updateBranchSettings as store } from '../../../company/index.ts';
import { changesBetween, recordStaffEvent, requireBranch } from '../../../staff/index.ts';
import { viewBranchState } from '../../counter/branch-state.ts';

/** Changes how a branch accepts orders. */
export const updateBranchSettings: CounterHandler<'updateBranchSettings'> = async (
  context,
  { body },
) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  if (body.escalate_after_minutes > body.refuse_after_minutes) {
    throw invalidRequest('body.escalate_after_minutes');
  }
  const { escalation_phone: phone, simulator } = body;
  return db.transaction(async (tx) => {
    const before = await findBranchSettings(tx, company.id, branch.id, now);
    const after = {
      acceptance: body.acceptance,
      escalation_phone: phone === null ? null : requireMobile(phone),
      escalate_after_minutes: body.escalate_after_minutes,
      refuse_after_minutes: body.refuse_after_minutes,
      lock_minutes: body.lock_minutes,
      simulator: simulator ?? before.simulator,
    };
    await store(tx, { companyId: company.id, branchId: branch.id }, after);
    const changes = changesBetween(before, after);
    const event = { operation: 'updateBranchSettings', targetId: branch.id, branchId: branch.id };
    await recordStaffEvent(tx, company.id, staff, { ...event, changes }, now);
    return viewBranchState(tx, branch, context);
  });
};
