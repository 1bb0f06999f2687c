import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Account } from './account.ts';

/** Maximum output buffered per program, in characters. */
const OUTPUT_LENGTH = 4_000;

/** A started PostgreSQL program. */
export interface Program {
  /** Resolves with the exit code; null if a signal ended the program or it did not start. */
  readonly ended: Promise<number | null>;
  /** Returns the last lines of the output as one sentence without a full stop. */
  lastOutput(): string;
  /** Closes its standard input. */
  endInput(): void;
  /** Makes this process wait for the program before it exits, or stops it from waiting. */
  setReferenced(isReferenced: boolean): void;
}

/**
 * Starts a program under an account, in its own process group, so that Ctrl+C does not reach it.
 */
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
  // Ignores writes after the program has ended.
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
