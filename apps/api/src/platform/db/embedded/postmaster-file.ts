import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../../../shared/is-not-found.ts';

/** State that a PostgreSQL server writes to `postmaster.pid` in its cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of its Unix socket; null if it has none. */
  readonly socketFolder: string | null;
  /** True once it accepts connections. */
  readonly isReady: boolean;
}

/** Reads the state of the server of a cluster; null if none has been started or it has stopped. */
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
 * Returns true if the process that the file names is the server of the cluster. The number alone does
 * not say so: after a restart of the machine another process may have it.
 */
export function isAlive({ pid }: Postmaster, cluster: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    // Systems without /proc cannot tell.
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
