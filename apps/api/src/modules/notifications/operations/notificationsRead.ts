import type { Handler } from '../../../contract/handlers.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { requireMember } from '../../identity/index.ts';
import { countUnread, markRead } from '../notifications.ts';

/** Marks the notifications shown to the member as read; later ones stay unread. */
export const notificationsRead: Handler<'notificationsRead'> = async (context, { path, body }) => {
  await requireMember(context, path.id);
  return context.db.transaction(async (tx) => {
    const isFound = await markRead(tx, path.id, body.up_to, context.now);
    if (!isFound) throw new ApiError('NOT_FOUND');
    return { data: await countUnread(tx, path.id) };
  });
};
