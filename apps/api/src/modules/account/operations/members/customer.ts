import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/identity.ts';
import { viewMember } from '../../../loyalty/members/view-member.ts';

/** The member's own record. */
export const customer: Handler<'customer'> = async (context, { path }) => {
  await requireMember(context, path.id);
  return viewMember(context.db, context, path.id);
};
