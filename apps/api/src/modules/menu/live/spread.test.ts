import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSpread } from './spread.ts';
import { testTimers } from './testing.ts';

function setUp() {
  const timers = testTimers();
  const sent: { readonly receiver: number; readonly at: number }[] = [];
  const spread = createSpread<number>(
    (receiver) => sent.push({ receiver, at: timers.now() }),
    timers,
  );
  return { timers, sent, spread };
}

const receivers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('createSpread', () => {
  test('notifies up to a hundred receivers at once', () => {
    const { sent, spread } = setUp();
    spread.add(receivers(100));
    expect(sent).toHaveLength(100);
  });

  test('notifies 10,000 receivers within a second, never more than 1,200 in 100 ms', () => {
    const { sent, spread, timers } = setUp();
    spread.add(receivers(10_000));
    timers.advance(1_000);
    expect(sent).toHaveLength(10_000);
    const counts = Map.groupBy(sent, ({ at }) => Math.floor(at / 100));
    expect(Math.max(...[...counts.values()].map((each) => each.length))).toBeLessThanOrEqual(1_200);
  });

  test('does not notify a removed receiver, and nothing after the stop', () => {
    const { sent, spread, timers } = setUp();
    spread.add(receivers(300));
    spread.remove(299);
    timers.advance(20);
    spread.stop();
    timers.advance(2_000);
    expect(sent.map(({ receiver }) => receiver)).toEqual(receivers(200));
  });

  test('notifies every receiver within 2 seconds of each change, however frequent they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 12 }),
        (count, pauses) => {
          const { sent, spread, timers } = setUp();
          const changes: number[] = [];
          for (const pause of [0, ...pauses]) {
            timers.advance(pause);
            changes.push(timers.now());
            spread.add(receivers(count));
          }
          timers.advance(2_000);
          const times = Map.groupBy(sent, ({ receiver }) => receiver);
          for (const receiver of receivers(count)) {
            const own = times.get(receiver)?.map(({ at }) => at) ?? [];
            for (const change of changes) {
              expect(own.some((at) => at >= change && at <= change + 2_000)).toBe(true);
            }
          }
        },
      ),
      { seed: 35, numRuns: 30 },
    );
  });
});
