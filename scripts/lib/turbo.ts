import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Turbo's own launcher, run by Node itself: the command in `.bin` cannot be spawned on Windows. */
const TURBO = fileURLToPath(import.meta.resolve('turbo/bin/turbo'));

/** Turbo reports what is run to its maker, and says so in a notice, unless it is told not to. */
export const QUIET_TURBO = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
} as const;

/** What is not read at a terminal is written without colours, by whatever Turbo runs. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs Turbo in this terminal, without its notices, to its end; its exit code. */
export function runTurbo(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [TURBO, ...args], {
      stdio: 'inherit',
      env: { ...PLAIN, ...process.env, ...QUIET_TURBO },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
