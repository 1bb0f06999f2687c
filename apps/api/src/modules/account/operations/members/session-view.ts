import type { Context } from '../../../../contract/context/context.ts';
import { type Wire, wireInstant } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { listSessions } from '../../../identity/index.ts';

/**
 * Returns a member's sessions, as the API shows them.
 * @throws ApiError `SESSION_EXPIRED` without a token.
 */
export async function viewSessions(
  db: Queryable,
  { bearer, company, now }: Context,
  member: string,
): Promise<Wire['MemberSession'][]> {
  if (bearer === null) throw new ApiError('SESSION_EXPIRED');
  const sessions = await listSessions(db, member, bearer, now);
  return sessions.map(({ id, browser, system, signedInAt, usedAt, isCurrent }) => ({
    id,
    browser,
    system,
    signed_in_at: wireInstant(signedInAt, company.time_zone),
    used_at: wireInstant(usedAt, company.time_zone),
    is_current: isCurrent,
  }));
}
