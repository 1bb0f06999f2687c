import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { openPageVisitor, ownerOf } from '../../../identity/index.ts';

/** Sets the cookie by which page rendering knows the customer. */
export const pageVisitor: Handler<'pageVisitor'> = async (context, { body }) => {
  const { db, bearer, company, now, pageCookie, random } = context;
  const { guestHash } = await ownerOf(context, body);
  const owner = guestHash !== null ? { guestHash } : bearer !== null ? { bearer } : null;
  if (owner === null) throw new ApiError('SESSION_EXPIRED');
  const token = random.token();
  const visitorId = random.uuid();
  const visitor = { companyId: company.id, visitorId, token, owner, replaces: pageCookie.token };
  await db.transaction((tx) => openPageVisitor(tx, visitor, now));
  pageCookie.set({ token, visitorId });
  return { visitor_id: visitorId };
};
