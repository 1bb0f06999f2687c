import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorkerScript } from '@claypot/browser/build';
import { TARGET } from '@claypot/ui/build';
import type { Build } from '../src/worker/build.ts';

const SOURCES = join(import.meta.dirname, '../src/worker');

/**
 * Builds the service worker as `sw.js`, including the build's data, and its replacement for
 * disabled workers as `sw-off.js`. Each is a single file, because a worker cannot load chunks.
 */
export async function buildWorker(dist: string, known: Build): Promise<void> {
  await buildWorkerScript({
    entry: join(SOURCES, 'entry-worker.ts'),
    file: join(dist, 'sw.js'),
    target: TARGET,
    define: { __BUILD__: JSON.stringify(known) },
  });
  await buildWorkerScript({
    entry: join(SOURCES, 'entry-worker-off.ts'),
    file: join(dist, 'sw-off.js'),
    target: TARGET,
    define: {},
  });
}

/** Returns the assets that a page may need in addition to its HTML: code, styles, fonts. */
export async function filesToCache(dist: string): Promise<readonly string[]> {
  const names = await readdir(join(dist, 'assets'));
  return names.filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/assets/${name}`);
}
