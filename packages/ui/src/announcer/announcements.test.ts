import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANNOUNCEMENT_INTERVAL,
  type Announcements,
  CLEAR_AFTER,
  createAnnouncements,
  SETTLED,
} from './announcements.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Clock that advances only when the test advances it. */
function aClock() {
  let now = 0;
  let timers: readonly Timer[] = [];
  const soonest = (until: number) =>
    timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  return {
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms: number) {
      const until = now + ms;
      for (let timer = soonest(until); timer; timer = soonest(until)) {
        const due = timer;
        timers = timers.filter((other) => other !== due);
        now = due.at;
        due.run();
      }
      now = until;
    },
    waiting: () => timers.length,
  };
}

describe('createAnnouncements', () => {
  let clock: ReturnType<typeof aClock>;
  let announcements: Announcements;
  const say = (text: string) => announcements.announce(text, () => undefined);
  const heard = () => announcements.read().map(({ text }) => text);

  beforeEach(() => {
    clock = aClock();
    announcements = createAnnouncements(clock.after);
  });

  it('announces a text after the debounce', () => {
    const onSettled = vi.fn();
    announcements.announce('Added to cart', onSettled);
    clock.pass(SETTLED - 1);
    expect(heard()).toEqual([]);
    expect(onSettled).not.toHaveBeenCalled();
    clock.pass(1);
    expect(heard()).toEqual(['Added to cart']);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('announces two simultaneous texts one after the other', () => {
    say('Added to cart');
    say('12 dishes found');
    clock.pass(SETTLED);
    expect(heard()).toEqual(['Added to cart']);
    clock.pass(ANNOUNCEMENT_INTERVAL);
    expect(heard()).toEqual(['Added to cart', '12 dishes found']);
  });

  it('announces texts in order when more arrive meanwhile', () => {
    say('one');
    say('two');
    clock.pass(SETTLED - ANNOUNCEMENT_INTERVAL);
    say('three');
    clock.pass(SETTLED + ANNOUNCEMENT_INTERVAL);
    expect(heard()).toEqual(['one', 'two', 'three']);
  });

  it('announces only the last text of a series of changes', () => {
    for (const text of ['40 dishes found', '12 dishes found', '3 dishes found']) {
      const takeBack = say(text);
      clock.pass(SETTLED - 1);
      if (text !== '3 dishes found') takeBack();
    }
    clock.pass(1);
    expect(heard()).toEqual(['3 dishes found']);
  });

  it('announces a repeated text again', () => {
    say('Added to cart');
    clock.pass(SETTLED);
    say('Added to cart');
    clock.pass(SETTLED);
    expect(heard()).toEqual(['Added to cart', 'Added to cart']);
    const [first, second] = announcements.read();
    expect(first?.id).not.toBe(second?.id);
  });

  it('clears each text after its time and then stops its timers', () => {
    say('one');
    clock.pass(SETTLED);
    say('two');
    clock.pass(CLEAR_AFTER);
    expect(heard()).toEqual(['two']);
    clock.pass(SETTLED);
    expect(heard()).toEqual([]);
    expect(clock.waiting()).toBe(0);
  });

  it('notifies listeners of each change until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = announcements.subscribe(listener);
    say('one');
    expect(listener).not.toHaveBeenCalled();
    clock.pass(SETTLED);
    expect(listener).toHaveBeenCalledTimes(1);
    clock.pass(CLEAR_AFTER);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    say('two');
    clock.pass(SETTLED);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
