import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createSessionImplementations } from '../../../account/session/session.implementation.ts';
import { countingRandom } from '../../../testing/fakes.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { fakePageCookies } from '../../testing/fake-page-cookies.ts';
import { hideVisitor } from './hide-visitor.ts';

function begin(storage = memoryStorage()) {
  const session = createActor(
    createSessionImplementations({
      storage,
      random: countingRandom(),
      subdomain: 'demo',
      emit: () => undefined,
      revoke: () => undefined,
    }),
  ).start();
  const cookies = fakePageCookies();
  return { cookies, session, storage };
}

test('hides the visitor when a guest starts and when the guest signs out', () => {
  const { cookies, session } = begin();
  hideVisitor({ cookies, session });
  session.send({ type: 'CONTINUE_AS_GUEST' });
  expect(cookies.hidden).toBe(1);
  session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
  expect(cookies.hidden).toBe(1);
  session.send({ type: 'SIGN_OUT' });
  expect(cookies.hidden).toBe(2);
});

test('hides the visitor of a browser that has lost the session', () => {
  const { cookies, session } = begin();
  cookies.set();
  hideVisitor({ cookies, session });
  expect(cookies.hasVisitor()).toBe(false);
});

test('retains the visitor of a restored session', () => {
  const { session, storage } = begin();
  session.send({ type: 'CONTINUE_AS_GUEST' });
  const later = begin(storage);
  later.cookies.set();
  hideVisitor(later);
  expect(later.cookies.hasVisitor()).toBe(true);
});

test('does nothing after unsubscribing', () => {
  const { cookies, session } = begin();
  hideVisitor({ cookies, session })();
  session.send({ type: 'CONTINUE_AS_GUEST' });
  expect(cookies.hidden).toBe(0);
});
