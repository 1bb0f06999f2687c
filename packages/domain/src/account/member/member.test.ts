import { ApiError, type User } from '@claypot/sdk';
import { aMember, aUser } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { Member } from '../session/member.ts';
import { createMemberRefresh } from './member.implementation.ts';

function setUp(member: Member | null) {
  const requests: string[] = [];
  const refreshed: User[] = [];
  const connection = { isLost: false };
  const ports = fakePorts({
    customer: async ({ path }) => {
      requests.push(path.id);
      if (connection.isLost) throw new ApiError({ kind: 'network' });
      return aUser({ api_token: null, point: 122 });
    },
  });
  const machine = createMemberRefresh({
    ...ports,
    cache: createQueryCache(ports.clock),
    member: () => member,
    emit: (event) => {
      if (event.type === 'member.refreshed') refreshed.push(event.user);
    },
  });
  const show = () => {
    const actor = createActor(machine, { clock: ports.clock.delays }).start();
    return () => selectQuery(actor.getSnapshot());
  };
  const open = async () => {
    const view = show();
    await replies();
    return view().status;
  };
  return { requests, connection, open, ports, refreshed, show };
}

describe('createMemberRefresh', () => {
  test('refreshes the record each time it is shown, at most once a second', async () => {
    const { requests, open, ports, refreshed } = setUp(aMember());
    expect(await open()).toBe('ready');
    expect(refreshed).toMatchObject([{ point: 122 }]);
    await open();
    expect(requests).toHaveLength(1);
    ports.clock.advance(1000);
    await open();
    expect(requests).toHaveLength(2);
  });

  test('marks a persisted record as unconfirmed until the server replies', async () => {
    const { show } = setUp(aMember());
    const view = show();
    expect(view()).toMatchObject({ unconfirmed: true, stale: false });
    await replies();
    expect(view()).toMatchObject({ unconfirmed: false, stale: false });
  });

  test('marks the record as stale with its time of reading when the refresh fails', async () => {
    const { connection, open, ports, show } = setUp(aMember());
    await open();
    const readAt = ports.clock.now().epochMilliseconds;
    ports.clock.advance(60_000);
    connection.isLost = true;
    const view = show();
    await replies();
    expect(view()).toMatchObject({ unconfirmed: false, stale: true, asOf: readAt });
  });

  test('does not mark a record that was confirmed a few seconds ago', async () => {
    const { open, ports, show } = setUp(aMember());
    await open();
    ports.clock.advance(5000);
    expect(show()()).toMatchObject({ refreshing: true, unconfirmed: false });
  });

  test.each([
    ['of a member who has just signed in', aMember({ first_time: 1 })],
    ['without a member', null],
  ])('sends no request for a record %s', async (_, member) => {
    const { requests, open } = setUp(member);
    expect(await open()).toBe('ready');
    expect(requests).toEqual([]);
  });
});
