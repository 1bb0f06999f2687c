import type { Handler } from '../../../contract/handlers.ts';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { requireMember } from '../../identity/index.ts';
import { findNotifications } from '../notifications.ts';
import { howLongAgo } from './how-long-ago.ts';

/** Returns the member's notifications, newest first. */
export const notifications: Handler<'notifications'> = async (context, { path }) => {
  const { db, now, language } = context;
  await requireMember(context, path.id);
  const rows = await findNotifications(db, path.id);
  return {
    data: rows.map(({ id, message, about, created_at, read_at, time_zone }) => ({
      id,
      message: inLanguage(message, language),
      about,
      created_at: wireInstant(created_at, time_zone),
      read_at: wireInstantOrNull(read_at, time_zone),
      diffForHumans: howLongAgo(created_at, now, language),
    })),
  };
};
