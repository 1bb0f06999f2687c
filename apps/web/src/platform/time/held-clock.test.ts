import { createServerClock } from '@claypot/domain/time';
import { expect, test, vi } from 'vitest';
import { holdClock } from './held-clock.ts';

const HOUR = 3_600_000;
const NOON = Temporal.Instant.from('2026-11-21T12:00:00+08:00').epochMilliseconds;

/** Returns the clock of a device that received, 400 ms after its request, a page of 12:00. */
function deviceWith({ wrongBy }: { readonly wrongBy: number }) {
  const state = { steady: 1500 };
  const write = vi.fn<(offset: number) => void>();
  const clock = createServerClock(
    { wall: () => NOON - 200 + state.steady + wrongBy, steady: () => state.steady },
    { read: () => 0, write },
  );
  return { clock, write, held: holdClock(clock, NOON, 400) };
}

test.each([0, 8 * 24 * HOUR, -13 * HOUR])(
  'shows the time of the page until release, and then runs from it (device %i ms off)',
  (wrongBy) => {
    const { held } = deviceWith({ wrongBy });
    expect(held.now().epochMilliseconds).toBe(NOON);
    held.release();
    expect(Math.abs(held.now().epochMilliseconds - (NOON + 1300))).toBeLessThanOrEqual(1000);
  },
);

test('never corrects a device that is right', () => {
  const { write } = deviceWith({ wrongBy: 300 });
  expect(write).not.toHaveBeenCalled();
});

test('notifies when it is released, and from then on when the clock is corrected', () => {
  const { clock, held } = deviceWith({ wrongBy: 0 });
  const listener = vi.fn();
  held.onCorrected(listener);
  clock.observe({ date: NOON + HOUR, sentAt: 1400, receivedAt: 1500 });
  expect(listener).not.toHaveBeenCalled();
  held.release();
  expect(listener).toHaveBeenCalledTimes(1);
  clock.observe({ date: NOON, sentAt: 1400, receivedAt: 1500 });
  expect(listener).toHaveBeenCalledTimes(2);
});
