import { readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the path of the socket that the test command holds open. */
const LIFELINE = 'CLAYPOT_LIFELINE';
/** How often a process compares the id of its parent, in ms. */
const INTERVAL = 500;
/** Time for an orderly end before the process kills itself, in ms. */
const GRACE = 15_000;

/**
 * Opens a socket that closes when this process ends, even by SIGKILL. Every process below it that
 * calls {@link endWithParents} then ends, however many other programs are in between. A pipe would
 * not do: Turbo does not pass file descriptors on.
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
 * Sends this process a signal when the test command, or the parent that npm or Turbo started it
 * from, is gone. If it is still there after {@link GRACE} it kills itself.
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
  // A process started by hand may outlive its shell on purpose, as under nohup.
  if (npmScript === undefined) return;
  const parents = readParents();
  setInterval(() => readParents() !== parents && end(), INTERVAL).unref();
}

/** Ids of this process's parent and, on Linux, of its grandparent: npm starts a shell in between. */
function readParents(): string {
  const { ppid } = process;
  try {
    // The second field may contain spaces and brackets: the name of the program.
    const [, fields = ''] = readFileSync(`/proc/${ppid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    return `${ppid} ${fields.split(' ')[1]}`;
  } catch {
    return String(ppid);
  }
}
