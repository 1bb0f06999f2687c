import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { closeSession } from '../../../identity/index.ts';

/**
 * Revokes the bearer token. Succeeds for an invalid token too, because the client is signed out.
 * Deletes the page
 * cookie. Without a token, throws `SESSION_EXPIRED`.
 */
export const authLogout: Handler<'authLogout'> = async (context) => {
  const { db, company, bearer, pageCookie } = context;
  if (bearer === null) throw new ApiError('SESSION_EXPIRED');
  const member = await closeSession(db, company.id, bearer);
  if (member !== null) context.noteMember(member);
  pageCookie.set(null);
  return null;
};
