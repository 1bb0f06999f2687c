import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { requireBranch, requirePerson } from '../../../staff/index.ts';
import { viewCloseSummary } from '../../close/close-view.ts';
import { findCloses, MOST_CLOSES } from '../../close/closes.ts';
import { requireDay } from '../../close/require-day.ts';

/** Maximum days of a list. */
const MOST_DAYS = 92;

/** Returns the closes of a branch, or of all branches of the person, newest day first. */
export const closeList: CounterHandler<'closeList'> = async (context, { body }) => {
  const { db, company } = context;
  const { branches } = requirePerson(context);
  const from = requireDay(body.from, 'body.from');
  const until = requireDay(body.until, 'body.until');
  const days = from.until(until, { largestUnit: 'days' }).days + 1;
  if (days < 1 || days > MOST_DAYS) throw invalidRequest('body.until');
  const own = branches === 'all' ? null : branches;
  const branchIds =
    body.branch_id === null ? own : [(await requireBranch(context, body.branch_id)).id];
  const found = await findCloses(db, { companyId: company.id, branchIds, from, until });
  return {
    closes: found.slice(0, MOST_CLOSES).map((close) => viewCloseSummary(close, context)),
    has_more: found.length > MOST_CLOSES,
  };
};
