import type { Timers } from './spread.ts';

/** Timers of tests, which a test advances. */
export interface TestTimers extends Timers {
  /** Milliseconds since the creation. */
  now(): number;
  /** Calls what is due within these milliseconds, in its order. */
  advance(milliseconds: number): void;
}

export function testTimers(): TestTimers {
  let now = 0;
  let made = 0;
  const due = new Map<number, { readonly at: number; readonly work: () => void }>();
  return {
    now: () => now,
    after(milliseconds, work) {
      made += 1;
      const id = made;
      due.set(id, { at: now + milliseconds, work });
      return () => void due.delete(id);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at);
        if (next === undefined) break;
        due.delete(next[0]);
        now = next[1].at;
        next[1].work();
      }
      now = end;
    },
  };
}
