import { expect, test } from 'vitest';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { recordedNavigation } from '../../../testing/fakes.ts';
import { followSession } from './session.ts';

test('redirects to sign-in after a sign-out and not when the session expires', () => {
  const events = recordedEvents();
  const navigation = recordedNavigation();
  followSession({ events, navigation });
  events.emit({ type: 'session.expired' });
  expect(navigation.visits).toEqual([]);
  events.emit({ type: 'session.ended' });
  expect(navigation.visits).toEqual([['replace', '/login']]);
});
