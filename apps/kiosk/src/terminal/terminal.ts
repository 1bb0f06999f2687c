import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { muted } from './muted.ts';

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
  /** The same for what nobody beside the customer is to read: it is not shown, and blanks count. */
  askSecret(question: string, signal?: AbortSignal): Promise<string>;
  /** Lets go of what was typed and answered nothing yet. */
  clearInput(): void;
  /** Calls `listener` whenever something is typed; answers the way to stop. */
  onTyping(listener: () => void): () => void;
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
  const echo = muted(output);
  const lines = createInterface({
    input,
    output: echo.output,
    terminal: output.isTTY === true,
    // What one customer has typed is not offered to the next.
    historySize: 0,
  });
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

  /** What is asked for while nothing of the answer is shown; null while all of it is. */
  let secret: string | null = null;
  const write = (line: string) => {
    if (waiting && output.isTTY) {
      clearLine(output, 0);
      cursorTo(output, 0);
    }
    output.write(`${line}\n`);
    if (!waiting || !output.isTTY || ended !== null) return;
    if (secret === null) lines.prompt(true);
    else output.write(secret);
  };
  const nextLine = async (signal?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const abort = () => {
      output.write('\n');
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    waiting = { answer: resolve, fail: reject };
    try {
      return await promise;
    } finally {
      waiting = null;
      signal?.removeEventListener('abort', abort);
    }
  };
  const hide = (prompt: string | null) => {
    secret = prompt;
    echo.mute(prompt !== null);
  };
  const unseen = async (prompt: string, line: () => Promise<string>) => {
    hide(prompt);
    try {
      return await line();
    } finally {
      hide(null);
      // The key that ended it was not shown either.
      if (output.isTTY && ended === null) output.write('\n');
    }
  };

  const ask = async (question: string, signal?: AbortSignal, isSecret = false) => {
    signal?.throwIfAborted();
    const known = typed.shift();
    if (known === undefined && ended) throw ended;
    const prompt = `${plain(question)} › `;
    lines.setPrompt(prompt);
    if (ended === null) lines.prompt();
    if (known !== undefined) {
      output.write('\n');
      return known;
    }
    return isSecret ? unseen(prompt, () => nextLine(signal)) : nextLine(signal);
  };

  return {
    say: (...texts) => {
      for (const text of texts) write(plain(text));
    },
    title: (text) => {
      write('');
      write(output.isTTY ? styleText('bold', plain(text)) : plain(text));
    },
    ask: async (question, signal) => (await ask(question, signal)).trim(),
    askSecret: (question, signal) => ask(question, signal, true),
    clearInput: () => {
      typed.length = 0;
      if (output.isTTY) lines.write(null, { ctrl: true, name: 'u' });
    },
    onTyping: (listener) => {
      input.on('data', listener);
      return () => input.off('data', listener);
    },
    interrupted: interruption.promise,
    close: () => lines.close(),
  };
}

/** The text on one line, without what would command the terminal: texts come from the server too. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trimEnd();
}
