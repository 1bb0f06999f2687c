import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { viewSessions } from './session-view.ts';

/** Where the member is signed in. */
export const sessionList: Handler<'sessionList'> = async (context, { path }) => {
  await requireMember(context, path.customerId);
  return { data: await viewSessions(context.db, context, path.customerId) };
};
