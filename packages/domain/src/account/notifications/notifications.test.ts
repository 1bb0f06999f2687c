import type { Notification } from '@claypot/sdk';
import { aMember } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { Member } from '../session/member.ts';
import { createNotifications, createUnreadCount } from './notifications.implementation.ts';

function aNotification(id: string, read_at: string | null = null): Notification {
  const created_at = '2026-11-21T11:55:00+08:00';
  const shown = { message: 'Welcome', about: null, diffForHumans: '5 minutes ago' };
  return { ...shown, id, created_at, read_at };
}

function setUp(member: Member | null = aMember()) {
  let list = [aNotification('n2'), aNotification('n1')];
  const read: string[] = [];
  let away = false;
  const ports = fakePorts({
    notifications: async () => list,
    unreadCount: async () => list.filter(({ read_at }) => read_at === null).length,
    notificationsRead: async ({ body }) => {
      read.push(body.up_to);
      if (away) throw new Error('lost');
      list = list.map(({ id }) => aNotification(id, '2026-11-21T12:00:00+08:00'));
      return 0;
    },
  });
  const deps = { ...ports, cache: createQueryCache(ports.clock), member: () => member };
  const lists = createNotifications(deps);
  const counts = createUnreadCount(deps);
  return {
    ...{ ports, read },
    loseReplies: () => {
      away = true;
    },
    openList: async () => {
      const actor = createActor(lists).start();
      await replies();
      return selectQuery(actor.getSnapshot());
    },
    openCount: async () => {
      const actor = createActor(counts).start();
      await replies();
      return selectQuery(actor.getSnapshot()).data;
    },
  };
}

describe('createNotifications', () => {
  test('marks shown notifications as read, resets the count and still shows which are new', async () => {
    const { openCount, openList, read } = setUp();
    expect(await openCount()).toBe(2);
    const shown = await openList();
    expect(shown.data?.map(({ read_at }) => read_at)).toEqual([null, null]);
    expect(read).toEqual(['n2']);
    expect(await openCount()).toBe(0);
  });

  test('does not mark notifications as read twice', async () => {
    const { openList, ports, read } = setUp();
    await openList();
    ports.clock.advance(1000);
    await openList();
    expect(read).toEqual(['n2']);
  });

  test('shows the list when marking as read fails', async () => {
    const { loseReplies, openCount, openList } = setUp();
    loseReplies();
    expect((await openList()).status).toBe('ready');
    expect(await openCount()).toBe(2);
  });

  test('returns an empty list and no count for a guest', async () => {
    const { openCount, openList, read } = setUp(null);
    expect((await openList()).status).toBe('empty');
    expect(await openCount()).toBe(0);
    expect(read).toEqual([]);
  });
});
