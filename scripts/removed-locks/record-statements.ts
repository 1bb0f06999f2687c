/**
 * Setup file of the recording run: records per test file the marked statements it sends and the
 * tables it writes to. Statements of child processes are not recorded.
 */
import { appendFileSync } from 'node:fs';
import { Client } from 'pg';
import { beforeAll, expect } from 'vitest';
import { MARK, RECORD, type Recorded } from './recorded.ts';

const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+([\w.]+)/gi;

interface Recorder {
  test: string;
  readonly recorded: Set<string>;
}

/** Shared by the test files that run in one worker. */
const key = Symbol.for('claypot.recorded-statements');
const world = globalThis as unknown as Record<symbol, Recorder | undefined>;

const path = process.env[RECORD];
if (path !== undefined) {
  const recorder = world[key] ?? startRecording(path);
  world[key] = recorder;
  beforeAll(() => {
    recorder.test = expect.getState().testPath ?? '';
  });
}

function startRecording(file: string): Recorder {
  const recorder: Recorder = { test: '', recorded: new Set() };
  const query: (...args: unknown[]) => unknown = Client.prototype.query;
  Object.assign(Client.prototype, {
    query(this: Client, ...args: unknown[]) {
      for (const name of namesIn(textOf(args[0]))) {
        const line = JSON.stringify({ test: recorder.test, name } satisfies Recorded);
        if (!recorder.recorded.has(line)) appendFileSync(file, `${line}\n`);
        recorder.recorded.add(line);
      }
      return query.apply(this, args);
    },
  });
  return recorder;
}

function textOf(args: unknown): string {
  if (typeof args === 'string') return args;
  const isStatement = typeof args === 'object' && args !== null && 'text' in args;
  return isStatement ? String(args.text) : '';
}

function namesIn(text: string): string[] {
  return [
    ...[...text.matchAll(MARK)].map(([, id]) => id ?? ''),
    ...[...text.matchAll(WRITES)].map(([, table]) => table?.toLowerCase() ?? ''),
  ];
}
