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
  const requests: unknown[] = [];
  const emitted: ProductEvent[] = [];
  let listed: MemberSession[] = ALL;
  const api = stubSdk({
    sessionList: async (input) => {
      requests.push(input);
      return listed;
    },
    sessionEndOthers: async (input) => {
      requests.push(input);
      if (failure) throw failure;
      listed = LEFT;
      return LEFT;
    },
  });
  const cache = createQueryCache(controlledClock());
  const deps = {
    api,
    cache,
    emit: (event: ProductEvent) => void emitted.push(event),
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
  return { requests, emitted, look, press };
}

describe('createDevices', () => {
  test('requests the sessions of the member', async () => {
    const { requests, look } = setUp();
    const { first, last } = await look();
    expect(first.status).toBe('loading');
    expect(last).toMatchObject({ status: 'ready', data: ALL });
    expect(requests).toEqual([{ path: { customerId: 'member-1' } }]);
  });

  test('returns an empty list for a guest without a request', async () => {
    const { requests, look } = setUp({ member: null });
    expect((await look()).last.data).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('createSignOutOthers', () => {
  test('asks for confirmation and changes nothing when it is cancelled', async () => {
    const { requests, emitted, press } = setUp();
    expect(await press('CANCEL')).toMatchObject({ status: 'idle' });
    expect([requests, emitted]).toEqual([[], []]);
  });

  test('leaves only this device, updates the cache at once and emits an event', async () => {
    const { requests, emitted, look, press } = setUp();
    expect(await press('CONFIRM')).toMatchObject({ status: 'done', output: LEFT });
    expect(requests).toEqual([{ body: { customer_id: 'member-1' } }]);
    expect(emitted).toEqual([{ type: 'devices.signedOut' }]);
    expect((await look()).first).toMatchObject({ data: LEFT });
  });

  test('emits the error when the server is unreachable', async () => {
    const failure = new ApiError({ kind: 'network' });
    const { emitted, press } = setUp({ failure });
    expect(await press('CONFIRM')).toMatchObject({ status: 'rejected', error: 'ERROR' });
    expect(emitted).toEqual([{ type: 'action.rejected', code: 'ERROR' }]);
  });

  test('rejects a guest', async () => {
    const { press } = setUp({ member: null });
    expect(await press('CONFIRM')).toMatchObject({ status: 'rejected', error: 'USER_NOT_FOUND' });
  });
});
