interface Announcement {
  /** Unique, so that a repeated text is announced again. */
  readonly id: number;
  readonly text: string;
}

/** Runs a function after a delay in ms. Returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** Debounce of announcements, in ms, for typing and stepping. */
export const SETTLED = 500;
/**
 * Minimum time between two announcements, in ms: some screen readers read only one of simultaneous
 * changes.
 */
export const ANNOUNCEMENT_INTERVAL = 250;
/** Time a text stays in the region, in ms; then browsing readers no longer find it. */
export const CLEAR_AFTER = 3000;

export interface Announcements {
  /**
   * Announces a text after the debounce and after earlier ones. Texts are added next to each other,
   * so that none is overwritten.
   *
   * @returns a function that cancels the text during the debounce.
   */
  announce(text: string, onSettled: () => void): () => void;
  /** Returns the texts in the region. */
  read(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
}

export function createAnnouncements(after: After): Announcements {
  const listeners = new Set<() => void>();
  const waiting: string[] = [];
  let held: readonly Announcement[] = [];
  let made = 0;
  let busy = false;

  function hold(next: readonly Announcement[]): void {
    held = next;
    for (const listener of listeners) listener();
  }

  function announceNext(): void {
    const text = waiting.shift();
    busy = text !== undefined;
    if (text === undefined) return;
    made += 1;
    const said = { id: made, text };
    hold([...held, said]);
    after(CLEAR_AFTER, () => hold(held.filter((other) => other !== said)));
    after(ANNOUNCEMENT_INTERVAL, announceNext);
  }

  return {
    announce: (text, onSettled) =>
      after(SETTLED, () => {
        onSettled();
        waiting.push(text);
        if (!busy) announceNext();
      }),
    read: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
