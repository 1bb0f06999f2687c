import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { closeSession } from '../../../identity/index.ts';

/** Ends the bearer's own token. One that counts no more is answered alike: it is what was wanted. */
export const authLogout: Handler<'authLogout'> = async (context) => {
  const { db, company, bearer } = context;
  if (bearer === null) throw new ApiError('SESSION_EXPIRED');
  const member = await closeSession(db, company.id, bearer);
  if (member !== null) context.noteMember(member);
  return null;
};
