import { readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the path of the socket that the test command holds open. */
const LIFELINE = 'CLAYPOT_LIFELINE';
/** Interval at which a process checks the id of its parent, in ms. */
const INTERVAL = 500;
/** Time for a graceful shutdown before the process kills itself, in ms. */
const GRACE = 15_000;

/**
 * Opens a socket that closes when this process ends, even by SIGKILL. All descendants that call
 * {@link endWithParents} then end, regardless of programs in between. A pipe does not work, because
 * Turbo does not pass on file descriptors.
 */
export function openLifeline(): void {
  const name = `claypot-${process.pid}-${Date.now()}.sock`;
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
  createServer((socket) => socket.unref().on('error', () => undefined))
    .listen(path)
    .unref();
  process.env[LIFELINE] = path;
  process.on('exit', () => rmSync(path, { force: true }));
}

/**
 * Signals this process when the test command, or the npm or Turbo parent that started it, has
 * ended. If it is still running after {@link GRACE}, it kills itself.
 */
export function endWithParents(signal: NodeJS.Signals = 'SIGTERM'): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE).unref();
    process.kill(process.pid, signal);
  };
  const { [LIFELINE]: path, npm_lifecycle_event: npmScript } = process.env;
  if (path !== undefined) {
    connect(path)
      .unref()
      .resume()
      .on('error', () => undefined)
      .on('close', end);
  }
  // A process started manually may outlive its shell on purpose, as under nohup.
  if (npmScript === undefined) return;
  const parents = readParents();
  setInterval(() => readParents() !== parents && end(), INTERVAL).unref();
}

/**
 * Returns the ids of this process's parent and, on Linux, grandparent, because npm starts a shell
 * in between.
 */
function readParents(): string {
  const { ppid } = process;
  try {
    // The second field, the program's name, may contain spaces and brackets.
    const [, fields = ''] = readFileSync(`/proc/${ppid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    return `${ppid} ${fields.split(' ')[1]}`;
  } catch {
    return String(ppid);
  }
}
