import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { closeSession } from '../../members/sessions.ts';

/** Ends the bearer's own token. One that counts no more is answered alike: it is what was wanted. */
export const authLogout: Handler<'authLogout'> = async (context) => {
  const { db, company, bearer } = context;
  if (bearer === null) throw new Refusal('SESSION_EXPIRED');
  const member = await closeSession(db, company.id, bearer);
  if (member !== null) context.noteMember(member);
  return null;
};
