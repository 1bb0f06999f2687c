import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { viewMember } from '../../../loyalty/index.ts';

/** Returns the member's own profile. */
export const customer: Handler<'customer'> = async (context, { path }) => {
  await requireMember(context, path.id);
  return viewMember(context.db, context, path.id);
};
