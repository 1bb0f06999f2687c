import type { Handler } from '../../http/handlers.ts';
import { closeSessions } from '../../members/sessions.ts';
import { requireMember } from '../identity.ts';
import { viewSessions } from './session-view.ts';

/** Signs the member out everywhere but on the device that asks. */
export const sessionEndOthers: Handler<'sessionEndOthers'> = async (context, { body }) => {
  await requireMember(context, body.customer_id);
  return context.db.transaction(async (tx) => {
    await closeSessions(tx, body.customer_id, context.bearer);
    return { data: await viewSessions(tx, context, body.customer_id) };
  });
};
