import { expect, test } from 'vitest';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { recordedNavigation } from '../../../testing/fakes.ts';
import { followSession } from './session.ts';

test('who signs out is at the login, and who expires stays where they are', () => {
  const events = recordedEvents();
  const navigation = recordedNavigation();
  followSession({ events, navigation });
  events.emit({ type: 'session.expired' });
  expect(navigation.visits).toEqual([]);
  events.emit({ type: 'session.ended' });
  expect(navigation.visits).toEqual([['replace', '/login']]);
});
