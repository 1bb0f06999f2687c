import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TARGET } from '@claypot/ui/build';
import { build } from 'vite';
import type { Build } from '../src/worker/build.ts';

const SOURCES = join(import.meta.dirname, '../src/worker');

/**
 * Builds the service worker as `sw.js`, including the build's data, and its replacement for
 * disabled workers as `sw-off.js`. Each is a single file, because a worker cannot load chunks.
 */
export async function buildWorker(dist: string, known: Build): Promise<void> {
  await buildOne(dist, 'entry-worker.ts', 'sw.js', { __BUILD__: JSON.stringify(known) });
  await buildOne(dist, 'entry-worker-off.ts', 'sw-off.js', {});
}

async function buildOne(
  dist: string,
  entry: string,
  file: string,
  define: Record<string, string>,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: TARGET,
      rolldownOptions: {
        input: join(SOURCES, entry),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}

/** Returns the assets that a page may need in addition to its HTML: code, styles, fonts. */
export async function filesToCache(dist: string): Promise<readonly string[]> {
  const names = await readdir(join(dist, 'assets'));
  return names.filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/assets/${name}`);
}
