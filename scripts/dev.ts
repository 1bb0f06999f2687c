/**
 * Starts the product for development: the reference server, restarted when its sources change, and
 * the apps of customers and staff with hot reload in front of it. Ctrl+C or closing the terminal ends both.
 */
import { spawn } from 'node:child_process';
import { endWithParents } from './lib/lifeline.ts';

endWithParents();

const API_PORT = process.env.PORT ?? '8080';

/** Starts Vite for an app, each on the port of its configuration. */
function serve(folder: string) {
  return spawn('vite', [folder, '--clearScreen', 'false'], {
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://127.0.0.1:${API_PORT}` },
  });
}

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: API_PORT },
  }),
  serve('apps/web'),
  serve('apps/counter'),
];

function endAll(signal: NodeJS.Signals) {
  for (const child of children) child.kill(signal);
}

process.on('SIGINT', () => endAll('SIGINT'));
process.on('SIGTERM', () => endAll('SIGTERM'));
process.on('SIGHUP', () => endAll('SIGTERM'));
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    endAll('SIGTERM');
  });
}
