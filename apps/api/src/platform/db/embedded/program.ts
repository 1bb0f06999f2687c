import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Account } from './account.ts';

/** Longest output of a program that is remembered, in characters. */
const OUTPUT_LENGTH = 4_000;

/** A program of PostgreSQL that has been started. */
export interface Program {
  /** Resolves with its exit code when it has ended; null if a signal ended it or it did not start. */
  readonly ended: Promise<number | null>;
  /** The last lines of its output as one sentence without a full stop. */
  lastOutput(): string;
  /** Closes its standard input. */
  endInput(): void;
  /** Decides if this process waits for the program before it ends. */
  setReferenced(isReferenced: boolean): void;
}

/** Starts a program under an account, in a group of its own that Ctrl+C in a terminal does not reach. */
export function runProgram({ options, prefix }: Account, command: readonly string[]): Program {
  const [program = '', ...args] = [...prefix, ...command];
  const child = spawn(program, args, {
    ...options,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  const output = collectOutput(child);
  // A program that has ended takes no input.
  child.stdin.on('error', () => undefined);
  return {
    ended: new Promise((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', (code) => resolve(code));
    }),
    lastOutput: () => lastLines(output()),
    endInput: () => void child.stdin.end(),
    setReferenced(isReferenced) {
      const act = isReferenced ? 'ref' : 'unref';
      child[act]();
      for (const pipe of child.stdio) if (pipe instanceof Socket) pipe[act]();
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const append = (chunk: Buffer | string) => {
    text = `${text}${chunk.toString()}`.slice(-OUTPUT_LENGTH);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  child.once('error', ({ message }) => append(message));
  return () => text;
}

function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-2).join(' ').replace(/\.$/, '') || 'it gave no reason';
}
