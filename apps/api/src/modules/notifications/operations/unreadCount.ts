import type { Handler } from '../../../contract/handlers.ts';
import { requireMember } from '../../identity/index.ts';
import { countUnread } from '../notifications.ts';

/** Returns the number of unread notifications. */
export const unreadCount: Handler<'unreadCount'> = async (context, { path }) => {
  await requireMember(context, path.userId);
  return { data: await countUnread(context.db, path.userId) };
};
