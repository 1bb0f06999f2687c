import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { countUnread, markRead } from '../../members/notifications.ts';
import { requireMember } from '../identity.ts';

/** Marks what the member was shown as read; what came later stays new. */
export const notificationsRead: Handler<'notificationsRead'> = async (context, { path, body }) => {
  await requireMember(context, path.id);
  return context.db.transaction(async (tx) => {
    const known = await markRead(tx, path.id, body.up_to, context.now);
    if (!known) throw new Refusal('NOT_FOUND');
    return { data: await countUnread(tx, path.id) };
  });
};
