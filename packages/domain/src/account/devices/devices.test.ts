import { ApiError, type MemberSession } from '@claypot/sdk';
import { aMember, someDevices, thisDevice } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProductEvent } from '../../events/product-events.ts';
import { selectMutation } from '../../machines/mutation/mutation.selectors.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { controlledClock, stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { Member } from '../session/member.ts';
import { createDevices, createSignOutOthers } from './devices.implementation.ts';

const ALL = someDevices;
const LEFT = thisDevice;

function setUp({
  member = aMember(),
  failure,
}: {
  member?: Member | null;
  failure?: ApiError;
} = {}) {
  const asked: unknown[] = [];
  const told: ProductEvent[] = [];
  let listed: MemberSession[] = ALL;
  const api = stubSdk({
    sessionList: async (input) => {
      asked.push(input);
      return listed;
    },
    sessionEndOthers: async (input) => {
      asked.push(input);
      if (failure) throw failure;
      listed = LEFT;
      return LEFT;
    },
  });
  const cache = createQueryCache(controlledClock());
  const deps = {
    api,
    cache,
    emit: (event: ProductEvent) => void told.push(event),
    member: () => member,
  };
  const others = createActor(createSignOutOthers(deps)).start();
  const look = async () => {
    const actor = createActor(createDevices(deps)).start();
    const first = selectQuery(actor.getSnapshot());
    await replies();
    return { first, last: selectQuery(actor.getSnapshot()) };
  };
  const press = async (answer: 'CONFIRM' | 'CANCEL') => {
    others.send({ type: 'RUN', input: {} });
    await replies();
    expect(selectMutation(others.getSnapshot()).status).toBe('asking');
    others.send({ type: answer });
    await replies();
    return selectMutation(others.getSnapshot());
  };
  return { asked, told, look, press };
}

describe('where a member is signed in', () => {
  test('is asked for the member', async () => {
    const { asked, look } = setUp();
    const { first, last } = await look();
    expect(first.status).toBe('loading');
    expect(last).toMatchObject({ status: 'ready', data: ALL });
    expect(asked).toEqual([{ path: { customerId: 'member-1' } }]);
  });

  test('is nowhere for a guest, and nothing is asked', async () => {
    const { asked, look } = setUp({ member: null });
    expect((await look()).last.data).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('signing out the others', () => {
  test('asks first, and after no everything stays', async () => {
    const { asked, told, press } = setUp();
    expect(await press('CANCEL')).toMatchObject({ status: 'idle' });
    expect([asked, told]).toEqual([[], []]);
  });

  test('leaves this device, which is known at once and told', async () => {
    const { asked, told, look, press } = setUp();
    expect(await press('CONFIRM')).toMatchObject({ status: 'done', output: LEFT });
    expect(asked).toEqual([{ body: { customer_id: 'member-1' } }]);
    expect(told).toEqual([{ type: 'devices.signedOut' }]);
    expect((await look()).first).toMatchObject({ data: LEFT });
  });

  test('that gets no answer says so, and can be done again', async () => {
    const failure = new ApiError({ kind: 'network' });
    const { told, press } = setUp({ failure });
    expect(await press('CONFIRM')).toMatchObject({ status: 'rejected', error: 'ERROR' });
    expect(told).toEqual([{ type: 'action.rejected', code: 'ERROR' }]);
  });

  test('is for members', async () => {
    const { press } = setUp({ member: null });
    expect(await press('CONFIRM')).toMatchObject({ status: 'rejected', error: 'USER_NOT_FOUND' });
  });
});
