import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Build } from '../src/worker/build.ts';
import { TARGET } from './target.ts';

const SOURCES = join(import.meta.dirname, '../src/worker');

/**
 * Builds the service worker as `sw.js`, with what it has to know of the build, and what takes its
 * place where it is not wanted as `sw-off.js`. Each stands alone: a worker cannot wait for chunks.
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

/** All that a page may need of the build beside its HTML: code, styles, fonts. */
export async function filesToCache(dist: string): Promise<readonly string[]> {
  const names = await readdir(join(dist, 'assets'));
  return names.filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/assets/${name}`);
}
