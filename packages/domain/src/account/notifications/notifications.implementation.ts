import type { Notification } from '@claypot/sdk';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { MEMBER_KEY } from '../member/member-key.ts';
import type { Member } from '../session/member.ts';

export interface NotificationsDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  member: () => Member | null;
}

const countKey = (id: string | null) => queryKey<number>(...MEMBER_KEY, 'unread', id);
const listKey = (id: string | null) => queryKey<Notification[]>(...MEMBER_KEY, 'notifications', id);

/**
 * Creates the query of the member's notifications, newest first. Showing the list marks all as read
 * on the server in the background; the shown list still marks the new ones.
 */
export function createNotifications({ api, cache, member }: NotificationsDeps) {
  async function notifyRead(id: string, [newest]: Notification[]): Promise<void> {
    if (newest === undefined || newest.read_at !== null) return;
    await api.notificationsRead({ path: { id }, body: { up_to: newest.id } });
    cache.invalidate(countKey(id));
  }

  return createQuery<undefined, Notification[]>(cache, {
    key: () => listKey(member()?.id ?? null),
    async load(_, signal) {
      const id = member()?.id;
      if (id === undefined) return [];
      const list = await api.notifications({ path: { id } }, { signal });
      // On failure the notifications show as new once more, which is harmless.
      notifyRead(id, list).catch(() => undefined);
      return list;
    },
    isEmpty: (list) => list.length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/** Creates the query of the number of unread notifications. Returns 0 for guests. */
export function createUnreadCount({ api, cache, member }: NotificationsDeps) {
  return createQuery<undefined, number>(cache, {
    key: () => countKey(member()?.id ?? null),
    load: async (_, signal) => {
      const id = member()?.id;
      return id === undefined ? 0 : api.unreadCount({ path: { userId: id } }, { signal });
    },
    isEmpty: (count) => count === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}
