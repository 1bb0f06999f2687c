import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createServerClock, type OffsetStore } from './server-clock.ts';

const HOUR = 3_600_000;
const START = Temporal.Instant.from('2026-11-21T04:00:00Z').epochMilliseconds;

/** Returns a server and a device that is wrong by the given ms; time passes for both. */
function setUp(wrongBy: number, store: OffsetStore = memoryStore()) {
  const state = { server: START + 137, wrongBy, steady: 5000 };
  const device = { wall: () => state.server + state.wrongBy, steady: () => state.steady };
  const clock = createServerClock(device, store);
  const wait = (ms: number) => {
    state.server += ms;
    state.steady += ms;
  };
  return {
    clock,
    state,
    store,
    wait,
    /** The device sleeps, so its steady clock stops. */
    sleep: (ms: number) => {
      state.server += ms;
    },
    /**
     * Sends one request.
     *
     * @param out ms until it reaches the server
     * @param back ms until the reply arrives
     */
    ask: (out = 40, back = 60) => {
      const sentAt = state.steady;
      wait(out);
      const date = Math.floor(state.server / 1000) * 1000;
      wait(back);
      clock.observe({ date, sentAt, receivedAt: state.steady });
    },
    error: () => Math.abs(clock.now().epochMilliseconds - state.server),
  };
}

function memoryStore(): OffsetStore {
  let offset = 0;
  return {
    read: () => offset,
    write: (next) => {
      offset = next;
    },
  };
}

/** Maximum error in ms after a fast reply: the resolution of the header plus the tolerance. */
const CLOSE = 3000;

describe('createServerClock', () => {
  test.each([13, -13])('is right after one reply when the device is %i h off', (hours) => {
    const { clock, ask, error } = setUp(hours * HOUR);
    const listener = vi.fn();
    clock.onCorrected(listener);
    expect(error()).toBe(13 * HOUR);
    ask();
    expect(error()).toBeLessThan(1000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('does not correct a device that is right, even with slow replies', () => {
    const { clock, ask, error } = setUp(0);
    const listener = vi.fn();
    clock.onCorrected(listener);
    for (const [out, back] of [
      [10, 10],
      [9000, 20],
      [20, 9000],
    ]) {
      ask(out, back);
      expect(error()).toBe(0);
    }
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([13, -13])(
    'stays right after an offline reload when the device is %i h off',
    (hours) => {
      const first = setUp(hours * HOUR);
      first.ask();
      const second = setUp(hours * HOUR, first.store);
      expect(second.error()).toBeLessThan(CLOSE);
    },
  );

  test('stays right when the device is set back while the page is open', () => {
    const { state, error, wait } = setUp(0);
    wait(1000);
    state.wrongBy = -13 * HOUR;
    expect(error()).toBe(0);
  });

  test('is in doubt when the device is set ahead, and right after the next reply', () => {
    const { clock, state, ask, error } = setUp(0);
    state.wrongBy = 13 * HOUR;
    expect(clock.isUncertain()).toBe(true);
    ask();
    expect(clock.isUncertain()).toBe(false);
    expect(error()).toBeLessThan(CLOSE);
  });

  test.each([0, 13, -13])('advances while the device sleeps, %i h off', (hours) => {
    const { ask, sleep, error } = setUp(hours * HOUR);
    ask();
    sleep(9 * HOUR);
    expect(error()).toBeLessThan(CLOSE);
  });

  test('removes the offset once the device is set right', () => {
    const { state, ask, error, store } = setUp(13 * HOUR);
    ask();
    state.wrongBy = 0;
    expect(error()).toBeLessThan(CLOSE);
    ask();
    ask(1, 1);
    expect(store.read()).toBe(0);
  });

  test('ignores a reply without a date', () => {
    const { clock, error } = setUp(HOUR);
    clock.observe({ date: Number.NaN, sentAt: 0, receivedAt: 10 });
    expect(error()).toBe(HOUR);
  });

  test('is right after any sequence of replies, sleep and clock changes', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), ms: fc.integer({ min: 0, max: 8000 }) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: HOUR }) }),
      fc.record({ kind: fc.constant('sleep' as const), ms: fc.integer({ min: 0, max: 9 * HOUR }) }),
      fc.record({
        kind: fc.constant('set' as const),
        ms: fc.integer({ min: -26 * HOUR, max: 26 * HOUR }),
      }),
    );
    const wrong = fc.integer({ min: -26 * HOUR, max: 26 * HOUR });
    fc.assert(
      fc.property(wrong, fc.array(step, { maxLength: 12 }), (wrongBy, steps) => {
        const { ask, wait, sleep, state, error } = setUp(wrongBy);
        const set = (ms: number) => {
          state.wrongBy = ms;
        };
        const does = { ask: (ms: number) => ask(ms, ms), wait, sleep, set };
        for (const { kind, ms } of steps) does[kind](ms);
        ask();
        expect(error()).toBeLessThan(CLOSE);
        wait(120_000);
        expect(error()).toBeLessThan(CLOSE);
      }),
    );
  });
});
