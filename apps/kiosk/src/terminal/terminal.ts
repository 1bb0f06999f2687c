import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { muted } from './muted.ts';

/** Thrown if the input has ended; `interrupted` is true after Ctrl+C. */
export class InputEnded extends Error {
  readonly interrupted: boolean;

  constructor(interrupted: boolean) {
    super(interrupted ? 'Interrupted' : 'End of input');
    this.name = 'InputEnded';
    this.interrupted = interrupted;
  }
}

/** Line-based terminal: writes lines and asks for lines. */
export interface Terminal {
  say(...lines: string[]): void;
  title(text: string): void;
  /**
   * Resolves with the next typed line, trimmed. Rejects with {@link InputEnded} or with the
   * signal's reason. Each line answers one question only.
   */
  ask(question: string, signal?: AbortSignal): Promise<string>;
  /** Like `ask`, for secrets: the input is not echoed and not trimmed. */
  askSecret(question: string, signal?: AbortSignal): Promise<string>;
  /** Discards typed input that has not answered a question yet. */
  clearInput(): void;
  /** Calls `listener` on each key. Returns an unsubscribe function. */
  onTyping(listener: () => void): () => void;
  /** Rejects immediately on Ctrl+C. */
  readonly interrupted: Promise<never>;
  close(): void;
}

interface Waiting {
  answer(line: string): void;
  fail(reason: unknown): void;
}

/**
 * Creates a terminal over two streams. It writes lines and never positions the cursor, so it works
 * at any width and with screen readers and pipes.
 */
export function createTerminal(input: Readable, output: Writable & { isTTY?: boolean }): Terminal {
  const echo = muted(output);
  const lines = createInterface({
    input,
    output: echo.output,
    terminal: output.isTTY === true,
    // Input of one customer must not be offered to the next.
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
    // Several lines can arrive at once: the next one is for the next question.
    waiting = null;
  });
  const interruption = Promise.withResolvers<never>();
  // Prevents an unhandled rejection if there is no listener.
  interruption.promise.catch(() => undefined);
  lines.on('SIGINT', () => {
    end(true);
    interruption.reject(ended);
    lines.close();
  });
  lines.on('close', () => end(false));

  /** Prompt of the current secret question; null while input is echoed. */
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
      // The Enter key was not echoed either.
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

/**
 * Returns the text on one line without control characters, because texts also come from the server.
 * No-break spaces become spaces, because a terminal breaks lines at any character.
 */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u00a0]+/gu, ' ').trimEnd();
}
