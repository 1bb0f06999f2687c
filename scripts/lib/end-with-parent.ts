/**
 * Imported into a child process (`--import`) with a pipe from its parent as standard input. The
 * pipe closes when the parent ends, even by SIGKILL, and the child then ends too. Only tests and
 * tools import this: in production the server has no standard input.
 */
import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Time for a graceful shutdown before the process exits, in ms. */
const GRACE = 15_000;

function end(): void {
  // The parent can no longer remove the folder it created for this process.
  const { CHILD_FOLDER: folder } = process.env;
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  setTimeout(() => process.exit(1), GRACE).unref();
  // Without a listener the signal would end the process before its exit handlers.
  if (process.listenerCount('SIGTERM') === 0) process.exit(1);
  process.kill(process.pid, 'SIGTERM');
}

// Worker threads import this too and have their own standard input.
if (isMainThread) {
  process.stdin
    .on('error', () => undefined)
    .once('close', end)
    .resume();
  if ('unref' in process.stdin) process.stdin.unref();
}
