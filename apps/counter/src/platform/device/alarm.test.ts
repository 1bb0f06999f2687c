import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A browser that refuses sound until `press`, unless it allows it from the start. */
function aBrowser({ allows = false, hasSound = true } = {}) {
  const presses = new Set<() => void>();
  let isAllowed = allows;
  let changed = () => undefined as unknown;
  const waiting: (() => void)[] = [];
  const context = {
    state: 'suspended' as AudioContextState,
    resume: () =>
      new Promise<void>((resolve) => {
        const run = () => {
          context.state = 'running';
          changed();
          resolve();
        };
        if (isAllowed) run();
        else waiting.push(run);
      }),
    addEventListener: (_: 'statechange', listener: () => void) => {
      changed = listener;
    },
  };
  const play = vi.fn();
  const alarm = createAlarm({
    createContext: hasSound ? () => context : null,
    play,
    view: {
      addEventListener: (_, listener) => presses.add(listener),
      setInterval: (run, ms) => Number(setInterval(run, ms)),
      clearInterval: (timer) => clearInterval(timer),
      setTimeout: (run, ms) => Number(setTimeout(run, ms)),
    },
  });
  return {
    alarm,
    play,
    press: async () => {
      isAllowed = true;
      for (const run of waiting.splice(0)) run();
      for (const listener of presses) listener();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('rings repeatedly until it is stopped', async () => {
  const { alarm, play } = aBrowser({ allows: true });
  alarm.ring();
  alarm.ring();
  await vi.advanceTimersByTimeAsync(6000);
  expect(alarm.state()).toBe('ringing');
  expect(play.mock.calls.length).toBeGreaterThanOrEqual(2);
  alarm.stop();
  const { length } = play.mock.calls;
  await vi.advanceTimersByTimeAsync(6000);
  expect(alarm.state()).toBe('silent');
  expect(play).toHaveBeenCalledTimes(length);
});

test('is refused until the first press and then rings', async () => {
  const { alarm, play, press } = aBrowser();
  const changed = vi.fn();
  alarm.subscribe(changed);
  alarm.ring();
  expect(alarm.state()).toBe('silent');
  await vi.advanceTimersByTimeAsync(500);
  expect(alarm.state()).toBe('refused');
  await vi.advanceTimersByTimeAsync(6000);
  expect(play).not.toHaveBeenCalled();
  await press();
  expect(alarm.state()).toBe('ringing');
  expect(play).toHaveBeenCalled();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a press before the sound is open opens it at once', async () => {
  const { alarm, play, press } = aBrowser();
  alarm.ring();
  await press();
  expect(alarm.state()).toBe('ringing');
  expect(play).toHaveBeenCalledOnce();
});

test('plays the test once', async () => {
  const { alarm, play } = aBrowser({ allows: true });
  alarm.test();
  await vi.advanceTimersByTimeAsync(6000);
  expect(play).toHaveBeenCalledOnce();
  expect(alarm.state()).toBe('silent');
});

test('is refused on a device without sound', () => {
  const { alarm } = aBrowser({ hasSound: false });
  alarm.test();
  expect(alarm.state()).toBe('refused');
});
