import { expect, test } from 'vitest';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import type { SessionEvent } from '../session/session.types.ts';
import { recordedNavigation } from '../testing/fakes.ts';
import { followBranch } from './branch.ts';

function setUp({ needsAddress }: { needsAddress: boolean } = { needsAddress: false }) {
  const events = recordedEvents();
  const navigation = recordedNavigation();
  const sent: SessionEvent[] = [];
  const session = { send: (event: SessionEvent) => void sent.push(event) };
  followBranch({ events, navigation, session, needsAddress: () => needsAddress });
  return { emit: events.emit, sent, told: events.told, visits: navigation.visits };
}

test('the branch that is chosen is the session’s, with how it hands over', () => {
  const { emit, sent } = setUp();
  emit({ type: 'branch.chosen', id: 'bangsar', name: 'CCH Bangsar', method: 'pickup' });
  emit({ type: 'delivery.chosen' });
  expect(sent).toEqual([
    { type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' },
    { type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' },
    { type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' },
  ]);
});

test('without a branch the customer is led to choosing one', () => {
  const { emit, visits } = setUp();
  emit({ type: 'branch.missed' });
  expect(visits).toEqual([['replace', '/branchList']]);
});

test('where an address is what is missing, that is said instead', () => {
  const { emit, told, visits } = setUp({ needsAddress: true });
  emit({ type: 'branch.missed' });
  expect(told.slice(1)).toEqual([{ type: 'address.missed', asked: false }]);
  expect(visits).toEqual([]);
});
