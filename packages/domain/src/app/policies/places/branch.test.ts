import { expect, test, vi } from 'vitest';
import type { SessionEvent } from '../../../account/session/session.types.ts';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { recordedNavigation } from '../../../testing/fakes.ts';
import { followBranch } from './branch.ts';

function setUp({ needsAddress }: { needsAddress: boolean } = { needsAddress: false }) {
  const events = recordedEvents();
  const navigation = recordedNavigation();
  const sent: SessionEvent[] = [];
  const session = { send: (event: SessionEvent) => void sent.push(event) };
  const rename = vi.fn();
  followBranch({ events, navigation, rename, session, needsAddress: () => needsAddress });
  return { emit: events.emit, rename, sent, emitted: events.emitted, visits: navigation.visits };
}

test('stores the branch and the delivery method in the session', () => {
  const { emit, sent, visits } = setUp();
  emit({ type: 'branch.adopted', id: 'bangsar', name: 'CCH Bangsar', method: 'pickup' });
  emit({ type: 'delivery.chosen' });
  emit({ type: 'branch.chosen', id: 'klcc', name: 'CCH KLCC', method: 'delivery' });
  expect(sent).toEqual([
    { type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' },
    { type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' },
    { type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' },
    { type: 'SET_BRANCH', branch_id: 'klcc', branch_name: 'CCH KLCC' },
    { type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' },
  ]);
  expect(visits).toEqual([]);
});

test('navigates to the menu when a pickup branch is chosen', () => {
  const { emit, sent, visits } = setUp();
  emit({ type: 'branch.chosen', id: 'bangsar', name: 'CCH Bangsar', method: 'pickup' });
  expect(sent).toHaveLength(2);
  expect(visits).toEqual([['to', '/menu']]);
});

test('redirects to the list of branches when no branch is selected', () => {
  const { emit, visits } = setUp();
  emit({ type: 'branch.missed', asked: false });
  expect(visits).toEqual([['replace', '/branchList']]);
});

test('emits address.missed when an address is missing', () => {
  const { emit, emitted, visits } = setUp({ needsAddress: true });
  emit({ type: 'branch.missed', asked: false });
  expect(emitted.slice(1)).toEqual([{ type: 'address.missed', asked: false }]);
  expect(visits).toEqual([]);
});

test('opens the list of branches when the customer asks for it, even without an address', () => {
  const { emit, emitted, visits } = setUp({ needsAddress: true });
  emit({ type: 'branch.missed', asked: true });
  expect(emitted).toHaveLength(1);
  expect(visits).toEqual([['to', '/branchList']]);
});

test('updates the branch name when the language changes', () => {
  const { emit, rename } = setUp();
  emit({ type: 'language.changed' });
  expect(rename).toHaveBeenCalledTimes(1);
});
