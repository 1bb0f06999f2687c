import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { viewSessions } from './session-view.ts';

/** Lists the member's sessions. */
export const sessionList: Handler<'sessionList'> = async (context, { path }) => {
  await requireMember(context, path.customerId);
  return { data: await viewSessions(context.db, context, path.customerId) };
};
