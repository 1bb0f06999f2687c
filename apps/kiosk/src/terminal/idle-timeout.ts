import type { Terminal } from './terminal.ts';

/** Nobody has typed anything for so long that whoever was there has gone. */
export class WalkedAway extends Error {
  constructor() {
    super('Nobody answered');
    this.name = 'WalkedAway';
  }
}

/** How long a question stands, in ms. */
export interface IdleTimeout {
  /** Without a key, before it is asked whether anybody is there. */
  readonly before: number;
  /** And after that. */
  readonly after: number;
}

/**
 * The terminal for one who may walk away: a question that nobody answers is given up, and rejects
 * with {@link WalkedAway}. One that waits for something else as well is that something's to end.
 *
 * @param isServing whether there is somebody who could have gone
 * @param stillThere is called before it is given up
 */
export function patient(
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
      const leave = () => gone.abort(new WalkedAway());
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
