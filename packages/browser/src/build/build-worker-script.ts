import { basename, dirname } from 'node:path';
import { build } from 'vite';

export interface WorkerScript {
  /** Absolute path of the source. */
  readonly entry: string;
  /** Absolute path of the result. */
  readonly file: string;
  /** Oldest browsers, as in Vite's `build.target`. */
  readonly target: string[];
  /** Expressions that replace names in the source. */
  readonly define: Readonly<Record<string, string>>;
}

/** Builds a service worker as a single file, because a worker cannot load chunks. */
export async function buildWorkerScript({
  entry,
  file,
  target,
  define,
}: WorkerScript): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      outDir: dirname(file),
      emptyOutDir: false,
      copyPublicDir: false,
      target,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', entryFileNames: basename(file) },
      },
    },
  });
}
