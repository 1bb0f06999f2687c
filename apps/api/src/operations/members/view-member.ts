import type { Queryable } from '../../db/db.ts';
import type { Context } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMember } from '../../members/members.ts';
import type { Wire } from '../wire.ts';
import { viewUser } from './user-view.ts';

/** A member as they stand now. */
export async function viewMember(
  db: Queryable,
  context: Context,
  id: string,
): Promise<Wire['User']> {
  const member = await findMember(db, context.company.id, id, context.now);
  if (member === null) throw new Refusal('NOT_FOUND');
  return viewUser(member, context);
}
