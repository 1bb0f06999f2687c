import type { Context } from '../../../contract/context/context.ts';
import type { Wire } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { findMember } from './members.ts';
import { viewUser } from './user-view.ts';

/** Returns the current profile of a member. @throws ApiError `NOT_FOUND`. */
export async function viewMember(
  db: Queryable,
  context: Context,
  id: string,
): Promise<Wire['User']> {
  const member = await findMember(db, context.company.id, id, context.now);
  if (member === null) throw new ApiError('NOT_FOUND');
  return viewUser(member, context);
}
