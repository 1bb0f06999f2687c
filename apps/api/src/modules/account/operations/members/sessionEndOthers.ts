import type { Handler } from '../../../../contract/handlers.ts';
import { closeSessions, requireMember } from '../../../identity/index.ts';
import { viewSessions } from './session-view.ts';

/** Signs the member out on all other devices. */
export const sessionEndOthers: Handler<'sessionEndOthers'> = async (context, { body }) => {
  await requireMember(context, body.customer_id);
  return context.db.transaction(async (tx) => {
    await closeSessions(tx, body.customer_id, context.bearer);
    return { data: await viewSessions(tx, context, body.customer_id) };
  });
};
