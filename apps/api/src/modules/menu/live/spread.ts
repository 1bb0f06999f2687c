/** Calls a function after a delay. */
export interface Timers {
  /** Returns a function that cancels the call. */
  after(milliseconds: number, work: () => void): () => void;
}

/** System timers. They do not keep an otherwise idle process alive. */
export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Number of groups in which many receivers are notified, and the interval between two, in ms. */
const GROUPS = 50;
const INTERVAL = 20;
/** Receivers that are notified at once. */
const SMALLEST_GROUP = 100;

/** Notifies receivers in groups, so that the requests that follow are spread. */
export interface Spread<Receiver> {
  /** Notifies each of the receivers once, within about one second. */
  add(receivers: Iterable<Receiver>): void;
  /** A removed receiver is not notified any more. */
  remove(receiver: Receiver): void;
  stop(): void;
}

/**
 * Creates a spread. Up to a hundred receivers are notified at once, 5,000 and more over one second.
 * A receiver that waits keeps its place when it is added again, so frequent changes delay none.
 */
export function createSpread<Receiver>(
  send: (receiver: Receiver) => void,
  timers: Timers,
): Spread<Receiver> {
  const waiting = new Set<Receiver>();
  let size = SMALLEST_GROUP;
  let cancel: (() => void) | null = null;

  function sendGroup(): void {
    cancel = null;
    const group = [...waiting].slice(0, size);
    for (const receiver of group) waiting.delete(receiver);
    for (const receiver of group) send(receiver);
    if (waiting.size > 0) cancel ??= timers.after(INTERVAL, sendGroup);
  }

  return {
    add(receivers) {
      for (const receiver of receivers) waiting.add(receiver);
      size = Math.max(SMALLEST_GROUP, Math.ceil(waiting.size / GROUPS));
      if (cancel === null) sendGroup();
    },
    remove: (receiver) => void waiting.delete(receiver),
    stop() {
      waiting.clear();
      cancel?.();
      cancel = null;
    },
  };
}
