interface Announcement {
  /** Another one for each, so that the same words are news again. */
  readonly id: number;
  readonly text: string;
}

/** Runs something after a time in ms, unless what it answers is called before. */
export type After = (ms: number, run: () => void) => () => void;

/** How long, in ms, words must stand before they are said: typing and stepping come to rest. */
export const SETTLED = 500;
/** What lies, in ms, between one announcement and the next: at once, some readers take one only. */
export const APART = 250;
/** How long, in ms, words stay in the region; after that nobody comes upon them by browsing. */
export const KEPT = 3000;

export interface Announcements {
  /**
   * Says words once they have settled, after those that were before them; each is kept beside the
   * next, so that none is overwritten.
   *
   * @returns what takes the words back as long as they have not settled.
   */
  announce(text: string, onSettled: () => void): () => void;
  /** What the region holds now. */
  read(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
}

/** The queue in which everything that is read aloud stands. */
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

  function sayNext(): void {
    const text = waiting.shift();
    busy = text !== undefined;
    if (text === undefined) return;
    made += 1;
    const said = { id: made, text };
    hold([...held, said]);
    after(KEPT, () => hold(held.filter((other) => other !== said)));
    after(APART, sayNext);
  }

  return {
    announce: (text, onSettled) =>
      after(SETTLED, () => {
        onSettled();
        waiting.push(text);
        if (!busy) sayNext();
      }),
    read: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
