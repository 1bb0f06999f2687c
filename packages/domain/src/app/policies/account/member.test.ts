import { aUser } from '@claypot/testing';
import { expect, test } from 'vitest';
import type { SessionEvent } from '../../../account/session/session.types.ts';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { recordedNavigation } from '../../../testing/fakes.ts';
import { followMember } from './member.ts';

function setUp({ isMember }: { isMember: boolean }) {
  const events = recordedEvents();
  const navigation = recordedNavigation();
  const sent: SessionEvent[] = [];
  const session = { send: (event: SessionEvent) => void sent.push(event) };
  followMember({ events, navigation, session, isMember: () => isMember });
  return { emit: events.emit, sent, visits: navigation.visits };
}

const answered = aUser({ api_token: 'newer' });
const { api_token, ...user } = answered;

test.each([
  ['password.changed', [['back', '/setting']]],
  ['member.refreshed', []],
] as const)('%s updates the session’s record and token and navigates %o', (type, way) => {
  const { emit, sent, visits } = setUp({ isMember: true });
  emit({ type, user: answered });
  expect(sent).toEqual([{ type: 'USER_CHANGED', user, api_token }]);
  expect(visits).toEqual(way);
});

test.each([
  [null, '/me'],
  ['/profile', '/me'],
  ['/profile?returnTo=%2FvoucherDetail%2Favailable%2Fv1', '/voucherDetail/available/v1'],
  ['/profile?returnTo=https%3A%2F%2Fevil.example', '/me'],
])('a profile change at %s navigates back to %s', (from, back) => {
  const { emit, sent, visits } = setUp({ isMember: true });
  emit({ type: 'profile.changed', user: answered, from });
  expect(sent).toEqual([{ type: 'USER_CHANGED', user, api_token }]);
  expect(visits).toEqual([['back', back]]);
});

test('a password reset signs a member out without further navigation', () => {
  const { emit, sent, visits } = setUp({ isMember: true });
  emit({ type: 'password.reset', from: '/forgotPassword' });
  expect(sent).toEqual([{ type: 'SIGN_OUT' }]);
  expect(visits).toEqual([]);
});

test.each([
  ['/forgotPassword?signIn=1&returnTo=%2FaddressBook', '/login?signIn=1&returnTo=%2FaddressBook'],
  [null, '/login?signIn=1&returnTo=%2Fme'],
])('a password reset at %s redirects to %s', (from, login) => {
  const { emit, sent, visits } = setUp({ isMember: false });
  emit({ type: 'password.reset', from });
  expect(sent).toEqual([]);
  expect(visits).toEqual([['replace', login]]);
});
