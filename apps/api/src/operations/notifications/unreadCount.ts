import type { Handler } from '../../http/handlers.ts';
import { countUnread } from '../../members/notifications.ts';
import { requireMember } from '../identity.ts';

/** How much of what the member was told is not read. */
export const unreadCount: Handler<'unreadCount'> = async (context, { path }) => {
  await requireMember(context, path.userId);
  return { data: await countUnread(context.db, path.userId) };
};
