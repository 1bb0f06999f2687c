import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../../../shared/is-not-found.ts';

/** Server state that PostgreSQL writes to `postmaster.pid` in its cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the Unix socket; null if there is none. */
  readonly socketFolder: string | null;
  /** True once the server accepts connections. */
  readonly isReady: boolean;
}

/**
 * Reads the state of the cluster's server from `postmaster.pid`; null if the file does not exist. A
 * killed server leaves the file behind; see {@link isAlive}.
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  let text: string;
  try {
    text = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
  const [pid, , , port, socketFolder, , , status] = text.split('\n');
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder || null,
    isReady: status?.trim() === 'ready',
  };
}

/**
 * Returns true if the process in the file is the cluster's server. The pid is not enough: after a
 * reboot another process may have it.
 */
export function isAlive({ pid }: Postmaster, cluster: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    // Without `/proc` the process cannot be identified.
    return true;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
