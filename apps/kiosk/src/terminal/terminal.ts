import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { plain } from './plain.ts';

/** Nothing more will be typed: `interrupted` by Ctrl+C, else the input has ended. */
export class InputEnded extends Error {
  readonly interrupted: boolean;

  constructor(interrupted: boolean) {
    super(interrupted ? 'Interrupted' : 'The input has ended');
    this.name = 'InputEnded';
    this.interrupted = interrupted;
  }
}

/** Lines out and lines in: all that the kiosk knows of a terminal. */
export interface Terminal {
  say(...lines: string[]): void;
  title(text: string): void;
  /**
   * The next line typed, without the blanks around it. Rejects with {@link InputEnded}, or with the
   * signal's reason; a line is given to one question only.
   */
  ask(question: string, signal?: AbortSignal): Promise<string>;
  /** Rejects at once with Ctrl+C, whatever the kiosk is waiting for. */
  readonly interrupted: Promise<never>;
  close(): void;
}

interface Waiting {
  answer(line: string): void;
  fail(reason: unknown): void;
}

/**
 * A terminal over two streams. It writes lines and never positions the cursor, so that any width, a
 * change of it, a screen reader and a pipe are all the same to it.
 */
export function createTerminal(input: Readable, output: Writable & { isTTY?: boolean }): Terminal {
  // What one customer has typed is not offered to the next.
  const lines = createInterface({ input, output, terminal: output.isTTY === true, historySize: 0 });
  const typed: string[] = [];
  let waiting: Waiting | null = null;
  let ended: InputEnded | null = null;

  const end = (interrupted: boolean) => {
    ended ??= new InputEnded(interrupted);
    waiting?.fail(ended);
  };
  lines.on('line', (line) => {
    if (waiting === null) typed.push(line);
    else waiting.answer(line);
    // Several lines can come at once: the next one is for the next question.
    waiting = null;
  });
  const interruption = Promise.withResolvers<never>();
  // Nobody has to listen to it.
  interruption.promise.catch(() => undefined);
  lines.on('SIGINT', () => {
    end(true);
    interruption.reject(ended);
    lines.close();
  });
  lines.on('close', () => end(false));

  const write = (line: string) => {
    if (waiting && output.isTTY) {
      clearLine(output, 0);
      cursorTo(output, 0);
    }
    output.write(`${line}\n`);
    if (waiting && output.isTTY && ended === null) lines.prompt(true);
  };

  return {
    say: (...texts) => {
      for (const text of texts) write(plain(text));
    },
    title: (text) => {
      write('');
      write(output.isTTY ? styleText('bold', plain(text)) : plain(text));
    },
    ask: async (question, signal) => {
      signal?.throwIfAborted();
      const known = typed.shift();
      if (known === undefined && ended) throw ended;
      lines.setPrompt(`${plain(question)} › `);
      if (ended === null) lines.prompt();
      if (known !== undefined) {
        output.write('\n');
        return known.trim();
      }
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const abort = () => {
        output.write('\n');
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      waiting = { answer: resolve, fail: reject };
      try {
        return (await promise).trim();
      } finally {
        waiting = null;
        signal?.removeEventListener('abort', abort);
      }
    },
    interrupted: interruption.promise,
    close: () => lines.close(),
  };
}
