import { expect, test } from 'vitest';
import { replies } from '../testing/replies.ts';
import { fakePageCookies } from './testing/fake-page-cookies.ts';
import { aRestaurant, signIn } from './testing/restaurant.ts';

const MEMBER = { customer_id: 'member-1', guest_id: null };

function begin() {
  const cookies = fakePageCookies();
  const restaurant = aRestaurant();
  restaurant.ports.pageCookies = cookies;
  restaurant.operations.pageVisitor.mockImplementation(async () => {
    cookies.set();
    return { visitor_id: 'visitor-1' };
  });
  const rest = async () => {
    restaurant.ports.reads.rest();
    await replies();
  };
  const requested = () => restaurant.operations.pageVisitor.mock.calls.map(([{ body }]) => body);
  return { ...restaurant, cookies, requested, rest };
}

test('requests the page cookies of a guest, and of the member whom the guest becomes', async () => {
  const { cookies, open, requested, rest } = begin();
  const app = await open();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  await rest();
  const guest = { customer_id: null, guest_id: app.session.getSnapshot().context.guest_id };
  expect(requested()).toEqual([guest]);
  await signIn(app);
  expect(cookies.hasVisitor()).toBe(false);
  await rest();
  expect(requested()).toEqual([guest, MEMBER]);
});

test('requests them for a member who signed in with an earlier version', async () => {
  const { cookies, open, ports, requested, rest } = begin();
  delete ports.pageCookies;
  const earlier = await open();
  await signIn(earlier);
  earlier.stop();
  ports.pageCookies = cookies;
  await open();
  await rest();
  expect(requested()).toEqual([MEMBER]);
  await open();
  await rest();
  expect(requested()).toEqual([MEMBER]);
});

test('hides the visitor on a sign-out without a connection', async () => {
  const { cookies, open, operations, rest } = begin();
  const app = await open();
  await signIn(app);
  await rest();
  operations.authLogout.mockRejectedValue(new Error('offline'));
  app.session.send({ type: 'SIGN_OUT' });
  expect(cookies.hasVisitor()).toBe(false);
  await rest();
  expect(cookies.hasVisitor()).toBe(false);
});

test('requests nothing on a device without page cookies', async () => {
  const { open, ports, requested, rest } = begin();
  delete ports.pageCookies;
  const app = await open();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  await rest();
  expect(requested()).toEqual([]);
});
