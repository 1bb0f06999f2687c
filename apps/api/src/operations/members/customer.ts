import type { Handler } from '../../http/handlers.ts';
import { requireMember } from '../identity.ts';
import { viewMember } from './view-member.ts';

/** The member's own record. */
export const customer: Handler<'customer'> = async (context, { path }) => {
  await requireMember(context, path.id);
  return viewMember(context.db, context, path.id);
};
