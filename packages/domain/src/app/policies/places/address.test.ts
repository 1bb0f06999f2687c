import { expect, test } from 'vitest';
import { createEventBus } from '../../../events/event-bus.ts';
import { recordedNavigation } from '../../../testing/fakes.ts';
import { followAddresses } from './address.ts';

function setUp() {
  const events = createEventBus((error) => {
    throw error;
  });
  const navigation = recordedNavigation();
  const stop = followAddresses({ events, navigation });
  return { emit: events.emit, stop, visits: navigation.visits };
}

test.each([
  ['who asked to make one', true, 'to'],
  ['who came to the menu without one', false, 'replace'],
] as const)('a customer %s goes to the address form, then to the menu', (_, asked, how) => {
  const { emit, visits } = setUp();
  emit({ type: 'address.missed', asked });
  expect(visits).toEqual([[how, '/addNewAddress?returnTo=%2Fmenu']]);
});

test.each([
  ['/bookmarkAddress/7?returnTo=%2Fmenu', '/menu'],
  ['/bookmarkAddress/7?returnTo=%2ForderConfirmation', '/orderConfirmation'],
  ['/bookmarkAddress/7', '/addressBook'],
  ['/editAddress/7', '/addressBook'],
  ['/bookmarkAddress/7?returnTo=https%3A%2F%2Fevil.example%2Fmenu', '/addressBook'],
  ['/bookmarkAddress/7?returnTo=%2F%2Fevil.example', '/addressBook'],
])('after saving an address at %s navigates to %s', (from, path) => {
  const { emit, visits } = setUp();
  emit({ type: 'address.saved', from });
  expect(visits).toEqual([['end', path]]);
});

test('does not navigate once it has stopped', () => {
  const { emit, stop, visits } = setUp();
  stop();
  emit({ type: 'address.saved', from: '/editAddress/7' });
  expect(visits).toEqual([]);
});
