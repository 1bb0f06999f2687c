import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { viewMemberRequest } from '../../spending/request-views.ts';
import { findOpenRequest } from '../../spending/spending-requests.ts';

/** Returns the open question of a branch to the member; null if no branch asks. */
export const spendingRequest: Handler<'spendingRequest'> = async (context, { path }) => {
  const { company, db, language, now } = context;
  await requireMember(context, path.customerId);
  const member = { companyId: company.id, memberId: path.customerId };
  const request = await findOpenRequest(db, member, now);
  if (request === null) return null;
  return viewMemberRequest(request, { language, zone: company.time_zone, now });
};
