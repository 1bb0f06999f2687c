import type { Terminal } from './terminal.ts';

/** Thrown if there was no input for so long that the customer has probably left. */
export class IdleTimeoutError extends Error {
  constructor() {
    super('Nobody answered');
    this.name = 'WalkedAway';
  }
}

/** Timeouts of a question, in ms. */
export interface IdleTimeout {
  /** From the last key to the reminder. */
  readonly before: number;
  /** From the reminder to the cancellation. */
  readonly after: number;
}

/**
 * Wraps a terminal for customers who may walk away: an unanswered question rejects with {@link
 * IdleTimeoutError}. A question with a signal has no timeout; its caller ends it.
 *
 * @param isServing returns true if there is a customer who could have left
 * @param stillThere called as a reminder before the question is cancelled
 */
export function withIdleTimeout(
  terminal: Terminal,
  idleTimeout: IdleTimeout,
  isServing: () => boolean,
  stillThere: () => void,
): Terminal {
  const wait =
    (ask: Terminal['ask']): Terminal['ask'] =>
    async (question, signal) => {
      if (signal !== undefined || !isServing()) return ask(question, signal);
      const gone = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const leave = () => gone.abort(new IdleTimeoutError());
      const warn = () => {
        stillThere();
        timer = setTimeout(leave, idleTimeout.after);
      };
      const begin = () => {
        clearTimeout(timer);
        timer = setTimeout(warn, idleTimeout.before);
      };
      begin();
      const stop = terminal.onTyping(begin);
      try {
        return await ask(question, gone.signal);
      } finally {
        clearTimeout(timer);
        stop();
      }
    };
  return { ...terminal, ask: wait(terminal.ask), askSecret: wait(terminal.askSecret) };
}
