import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Turbo's launcher script, run with Node: the command in `.bin` cannot be spawned on Windows. */
const TURBO = fileURLToPath(import.meta.resolve('turbo/bin/turbo'));
/** Signals that end a run: Ctrl+C, `kill`, a closed terminal. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Time for Turbo to end its tasks after a signal, in ms. */
const GRACE = 10_000;

/** Disables Turbo's telemetry and update notice. */
export const TURBO_ENV = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
} as const;

/** Disables colours in all tasks if the output is not a terminal. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/**
 * Runs Turbo in this terminal without its notices. Resolves with its exit code. A signal to this
 * process ends Turbo and its tasks first, then this process.
 */
export function runTurbo(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [TURBO, ...args], {
      stdio: 'inherit',
      env: { ...PLAIN, ...process.env, ...TURBO_ENV },
    });
    let received: NodeJS.Signals | undefined;
    const stop = (signal: NodeJS.Signals) => {
      received = signal;
      // Turbo's launcher forwards SIGTERM; it expects the terminal to send SIGINT to the whole
      // group.
      child.kill('SIGTERM');
      setTimeout(raise, GRACE).unref();
    };
    const raise = () => {
      for (const signal of ENDING) process.off(signal, stop);
      if (received !== undefined) process.kill(process.pid, received);
    };
    for (const signal of ENDING) process.on(signal, stop);
    child.on('error', reject);
    child.on('close', (code) => {
      raise();
      if (received === undefined) resolve(code ?? 1);
    });
  });
}
