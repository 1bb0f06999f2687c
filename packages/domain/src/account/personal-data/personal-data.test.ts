import { ApiError } from '@claypot/sdk';
import { aMember } from '@claypot/testing';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProductEvent } from '../../events/product-events.ts';
import { selectMutation } from '../../machines/mutation/mutation.selectors.ts';
import { stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { Member } from '../session/member.ts';
import { createAccountClosing, createDataDownload } from './personal-data.implementation.ts';

const DATA = { made_at: '2026-11-21T04:00:00Z', company: 'demo', sections: [] };
const NOTHING = { orders: 0, bookings: 0, top_ups: 0 };

function setUp({
  member = aMember(),
  orders = 0,
  failure,
}: {
  member?: Member | null;
  orders?: number;
  failure?: ApiError;
} = {}) {
  const requests: unknown[] = [];
  const emitted: ProductEvent[] = [];
  const api = stubSdk({
    memberData: async (input) => {
      requests.push(input);
      if (failure) throw failure;
      return DATA;
    },
    accountClose: async (input) => {
      requests.push(input);
      if (failure) throw failure;
      return { closed: orders === 0, open: { ...NOTHING, orders } };
    },
  });
  const deps = {
    api,
    emit: (event: ProductEvent) => void emitted.push(event),
    member: () => member,
  };
  return { requests, deps, emitted };
}

async function close(given: Parameters<typeof setUp>[0]) {
  const { requests, deps, emitted } = setUp(given);
  const closing = createActor(createAccountClosing(deps)).start();
  closing.send({ type: 'RUN', input: { password: 'claypot9' } });
  await replies();
  return { requests, emitted, view: selectMutation(closing.getSnapshot()) };
}

test('createDataDownload returns the data of the member', async () => {
  const { requests, deps, emitted } = setUp();
  const download = createActor(createDataDownload(deps)).start();
  download.send({ type: 'RUN', input: {} });
  await replies();
  expect(selectMutation(download.getSnapshot()).output).toEqual(DATA);
  expect(requests).toEqual([{ path: { customerId: aMember().id } }]);
  expect(emitted).toEqual([]);
});

test('createDataDownload emits the error when the request fails', async () => {
  const { deps, emitted } = setUp({ failure: new ApiError({ kind: 'network' }) });
  const download = createActor(createDataDownload(deps)).start();
  download.send({ type: 'RUN', input: {} });
  await replies();
  expect(emitted).toMatchObject([{ type: 'action.rejected' }]);
});

test('createAccountClosing closes the account with its password', async () => {
  const { requests, emitted, view } = await close({});
  expect(requests).toEqual([{ body: { customer_id: aMember().id, password: 'claypot9' } }]);
  expect(view).toMatchObject({ status: 'done', output: { closed: true } });
  expect(emitted).toEqual([]);
});

test('createAccountClosing returns what is open when the account cannot be closed', async () => {
  const { emitted, view } = await close({ orders: 1 });
  expect(view).toMatchObject({ status: 'done', output: { closed: false, open: { orders: 1 } } });
  expect(emitted).toEqual([]);
});

test('createAccountClosing rejects a guest without a request', async () => {
  const { requests, emitted, view } = await close({ member: null });
  expect(view).toMatchObject({ status: 'rejected', error: 'USER_NOT_FOUND' });
  expect([requests, emitted]).toEqual([[], []]);
});
