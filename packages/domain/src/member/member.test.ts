import type { User } from '@claypot/sdk';
import { aMember, aUser } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectQuery } from '../query/query.selectors.ts';
import { createQueryCache } from '../query/query-cache.ts';
import type { Member } from '../session/member.ts';
import { fakePorts } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { createMemberRefresh } from './member.live.ts';

function setUp(member: Member | null) {
  const asked: string[] = [];
  const refreshed: User[] = [];
  const ports = fakePorts({
    customer: async ({ path }) => {
      asked.push(path.id);
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
  const open = async () => {
    const actor = createActor(machine).start();
    await replies();
    return selectQuery(actor.getSnapshot()).status;
  };
  return { asked, open, ports, refreshed };
}

describe('the member’s record', () => {
  test('is brought up to date each time it is shown', async () => {
    const { asked, open, ports, refreshed } = setUp(aMember());
    expect(await open()).toBe('ready');
    expect(refreshed).toMatchObject([{ point: 122 }]);
    await open();
    expect(asked).toHaveLength(1);
    ports.clock.advance(1000);
    await open();
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['of somebody who has just signed in', aMember({ first_time: 1 })],
    ['of nobody', null],
  ])('%s is left alone', async (_, member) => {
    const { asked, open } = setUp(member);
    expect(await open()).toBe('ready');
    expect(asked).toEqual([]);
  });
});
