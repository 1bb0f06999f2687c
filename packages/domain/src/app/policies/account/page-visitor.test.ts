import type { Identity } from '@claypot/sdk';
import { beforeEach, expect, test } from 'vitest';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { replies } from '../../../testing/replies.ts';
import { type FakePageCookies, fakePageCookies } from '../../testing/fake-page-cookies.ts';
import { followPageVisitor } from './page-visitor.ts';

const GUEST: Identity = { customer_id: null, guest_id: 'guest-1' };
const MEI: Identity = { customer_id: 'mei', guest_id: null };

/** Requests in order, each with the functions that end it. */
let requests: { owner: Identity; signal: AbortSignal; succeed(): void; fail(): void }[];
let idleWork: (() => void)[];
let cookies: FakePageCookies;
let events: ReturnType<typeof recordedEvents>;
let owner: Identity | null;
let stop: () => void;

beforeEach(() => {
  requests = [];
  idleWork = [];
  cookies = fakePageCookies();
  events = recordedEvents();
  owner = GUEST;
});

const follow = () => {
  stop = followPageVisitor({
    cookies,
    events,
    owner: () => owner,
    request: (asked, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      requests.push({
        owner: asked,
        signal,
        succeed: () => {
          cookies.set();
          resolve();
        },
        fail: () => reject(new Error('offline')),
      });
      return promise;
    },
    whenIdle: (work) => void idleWork.push(work),
  });
};
const becomeIdle = () => {
  for (const work of idleWork.splice(0)) work();
};
const change = (next: Identity | null) => {
  owner = next;
  cookies.hideVisitor();
  events.emit({ type: 'owner.changed', before: null, now: null, guestId: null });
};
const owners = () => requests.map((request) => request.owner);

test('requests the cookies when the device is idle, and not before', () => {
  follow();
  expect(requests).toEqual([]);
  becomeIdle();
  expect(owners()).toEqual([GUEST]);
});

test('requests nothing if the cookies are set or there is no customer', () => {
  cookies.set();
  follow();
  becomeIdle();
  change(null);
  becomeIdle();
  expect(requests).toEqual([]);
});

test('requests the cookies again for another customer', async () => {
  follow();
  becomeIdle();
  requests[0]?.succeed();
  await replies();
  change(MEI);
  becomeIdle();
  expect(owners()).toEqual([GUEST, MEI]);
});

test.each(['succeed', 'fail'] as const)(
  'hides the previous customer and requests again when the customer changes and the request %ss',
  async (outcome) => {
    follow();
    becomeIdle();
    change(MEI);
    becomeIdle();
    expect(owners()).toEqual([GUEST]);
    requests[0]?.[outcome]();
    await replies();
    expect(cookies.hasVisitor()).toBe(false);
    becomeIdle();
    expect(owners()).toEqual([GUEST, MEI]);
    requests[1]?.succeed();
    await replies();
    becomeIdle();
    expect(cookies.hasVisitor()).toBe(true);
    expect(requests).toHaveLength(2);
  },
);

test('aborts the request of a customer who signs out, and no request that has ended', async () => {
  follow();
  becomeIdle();
  expect(requests[0]?.signal.aborted).toBe(false);
  change(null);
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[0]?.fail();
  await replies();
  change(MEI);
  becomeIdle();
  requests[1]?.succeed();
  await replies();
  change(null);
  expect(requests[1]?.signal.aborted).toBe(false);
});

test('hides the customer who signs out during the request', async () => {
  follow();
  becomeIdle();
  change(null);
  requests[0]?.succeed();
  await replies();
  becomeIdle();
  expect(cookies.hasVisitor()).toBe(false);
  expect(requests).toHaveLength(1);
});

test('leaves a failed request to the next page', async () => {
  follow();
  becomeIdle();
  requests[0]?.fail();
  await replies();
  becomeIdle();
  expect(requests).toHaveLength(1);
  follow();
  becomeIdle();
  expect(requests).toHaveLength(2);
});

test('ignores changes of the customer after unsubscribing', () => {
  follow();
  stop();
  becomeIdle();
  requests.length = 0;
  change(MEI);
  becomeIdle();
  expect(requests).toEqual([]);
});
