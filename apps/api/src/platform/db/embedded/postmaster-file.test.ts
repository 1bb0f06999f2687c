import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, readPostmaster } from './postmaster-file.ts';
import { waitForPrevious } from './previous-server.ts';

let cluster: string;
beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), 'claypot-postmaster-'));
});
afterEach(() => rmSync(cluster, { recursive: true }));

function write(pid: number, socketFolder: string, status: string): void {
  const lines = [pid, cluster, 1_700_000_000, 5432, socketFolder, '', '  1 2', status, ''];
  writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'));
}

describe('readPostmaster', () => {
  it('returns null when no server has been started', async () => {
    expect(await readPostmaster(cluster)).toBeNull();
  });

  it('returns process, port, socket and state', async () => {
    write(12, '/tmp/claypot-x', 'ready   ');
    expect(await readPostmaster(cluster)).toEqual({
      pid: 12,
      port: 5432,
      socketFolder: '/tmp/claypot-x',
      isReady: true,
    });
  });

  it('returns no socket and not ready for a starting server on a port', async () => {
    write(12, '', 'starting');
    expect(await readPostmaster(cluster)).toMatchObject({ socketFolder: null, isReady: false });
  });
});

it('isAlive returns false for another process with the same pid', () => {
  const parsed = { pid: process.pid, port: 0, socketFolder: null, isReady: true };
  expect(isAlive(parsed, cluster)).toBe(false);
});

describe('waitForPrevious', () => {
  it('removes the file and the socket folder of a server that was killed', async () => {
    const socketFolder = mkdtempSync(join(tmpdir(), 'claypot-'));
    write(process.pid, socketFolder, 'ready');
    await waitForPrevious(cluster);
    expect(await readPostmaster(cluster)).toBeNull();
    expect(() => rmSync(socketFolder)).toThrow(/ENOENT/);
  });

  it('preserves a socket folder created by another program', async () => {
    const other = join(cluster, 'run');
    mkdirSync(other);
    write(process.pid, other, 'ready');
    await waitForPrevious(cluster);
    rmSync(other, { recursive: true });
  });
});
