import { expect, test } from 'vitest';
import { countingRandom, recordedNavigation } from '../testing/fakes.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { unvisited } from '../testing/paths.ts';
import { createSessionImplementations } from './session.live.ts';

test('every state and event can be reached', () => {
  const machine = createSessionImplementations({
    subdomain: 'demo',
    storage: memoryStorage(),
    navigation: recordedNavigation(),
    random: countingRandom(),
    notify: () => {},
  });
  const dark = unvisited(machine, {
    events: [
      { type: 'CONTINUE_AS_GUEST' },
      { type: 'SIGN_OUT' },
      { type: 'EXPIRED' },
      { type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' },
      { type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' },
      { type: 'CHANGED_ELSEWHERE' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
