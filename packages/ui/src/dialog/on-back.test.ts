import { afterEach, expect, test, vi } from 'vitest';
import { onBack } from './on-back.ts';

/** Browser with a history, in which the customer goes one entry back. */
function aBrowser() {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  const go = (overrides: object = {}) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      userInitiated: true,
      destination: { index: 2 },
      ...overrides,
    });
    navigation.dispatchEvent(event);
    return event.defaultPrevented ? 'stays' : 'leaves';
  };
  return { go, view: { navigation: navigation as unknown as Navigation } };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function open(view: Pick<Window, 'navigation'>) {
  const close = vi.fn();
  const stop = onBack(close, view);
  stops.push(stop);
  return { close, stop };
}

test('closes the open dialog on Back, and leaves the screen when none is open', () => {
  const { go, view } = aBrowser();
  const { close, stop } = open(view);
  expect(go()).toBe('stays');
  expect(close).toHaveBeenCalledOnce();
  stop();
  stops.length = 0;
  expect(go()).toBe('leaves');
});

test('closes the top dialog first', () => {
  const { go, view } = aBrowser();
  const sheet = open(view);
  const popup = open(view);
  go();
  expect([sheet.close.mock.calls.length, popup.close.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ['a link', { navigationType: 'push' }],
  ['forward', { destination: { index: 4 } }],
  ['the app’s own step back', { userInitiated: false }],
])('does not intercept %s', (_, overrides) => {
  const { go, view } = aBrowser();
  const { close } = open(view);
  expect(go(overrides)).toBe('leaves');
  expect(close).not.toHaveBeenCalled();
});

test('does nothing in a browser without the Navigation API', () => {
  const { close } = open({} as Pick<Window, 'navigation'>);
  expect(close).not.toHaveBeenCalled();
});
