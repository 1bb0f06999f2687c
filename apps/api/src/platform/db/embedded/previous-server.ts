import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isSocketFolder } from './connection.ts';
import { EmbeddedUnavailable } from './embedded-error.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster-file.ts';

/** Polling interval, in ms. */
const POLL = 25;
/** Maximum duration of a shutdown, in ms. */
const TIMEOUT = 60_000;

/**
 * Waits until the previous server of a cluster has ended, and deletes the leftovers of a killed
 * one. If its parent was killed, the shutdown takes a moment.
 * @throws EmbeddedUnavailable if it still runs after a minute.
 */
export async function waitForPrevious(cluster: string): Promise<void> {
  const began = performance.now();
  for (;;) {
    const previous = await readPostmaster(cluster);
    if (previous === null) return;
    if (!isAlive(previous, cluster)) return removeLeftovers(cluster, previous);
    if (performance.now() - began > TIMEOUT) {
      throw new EmbeddedUnavailable(
        `PostgreSQL already runs on ${cluster} as process ${previous.pid}. Stop that process. If it is another program, delete ${join(cluster, 'postmaster.pid')}.`,
      );
    }
    await wait(POLL);
  }
}

/**
 * Deletes the socket folder and the pid file: PostgreSQL would mistake another process with the
 * same pid for the previous server.
 */
async function removeLeftovers(cluster: string, { socketFolder }: Postmaster): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  if (socketFolder === null || !isSocketFolder(socketFolder)) return;
  await rm(socketFolder, { recursive: true, force: true });
}
