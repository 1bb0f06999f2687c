import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFailure, LOG_FOLDER } from './server-log.ts';

let cluster: string;
beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), 'claypot-log-'));
});
afterEach(() => rmSync(cluster, { recursive: true }));

function write(day: string, text: string, seconds: number): void {
  const folder = join(cluster, LOG_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `postgresql-${day}.log`), text);
  utimesSync(join(folder, `postgresql-${day}.log`), seconds, seconds);
}

it('returns null without a log', async () => {
  expect(await findFailure(cluster, 0)).toBeNull();
});

it('returns the last failure of the latest file', async () => {
  write('Mon', '2026-11-23 UTC [1] FATAL:  older.\n', 1000);
  write(
    'Tue',
    '… LOG:  starting\n… FATAL:  first.\n… PANIC:  could not write to file: No space left on device\n… LOG:  ends\n',
    2000,
  );
  expect(await findFailure(cluster, 0)).toBe('could not write to file: No space left on device');
});

it('returns null when all files are older than the start', async () => {
  write('Mon', '… FATAL:  older\n', 1000);
  expect(await findFailure(cluster, 1_000_001)).toBeNull();
});
