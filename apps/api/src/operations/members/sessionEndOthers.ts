import type { Handler } from '../../http/handlers.ts';
import { closeSessions } from '../../members/sessions.ts';
import { requireMember } from '../identity.ts';
import { viewSessions } from './session-view.ts';

/** Signs the member out everywhere but on the device that asks. */
export const sessionEndOthers: Handler<'sessionEndOthers'> = async (context, { body }) => {
  await requireMember(context, body.customer_id);
  await closeSessions(context.db, body.customer_id, context.bearer);
  return { data: await viewSessions(context, body.customer_id) };
};
