import { join } from 'node:path';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/entry-preload.ts');

/**
 * Builds the script that runs before a page is drawn. It stands alone: as part of the app's own
 * build it would share code with it, and wait for all of that.
 * @returns its file, relative to `dist`.
 */
export async function buildPreload(dist: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife', entryFileNames: 'assets/preload-[hash].js' },
      },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script === undefined) throw new Error('The preload script was not built');
  return script.fileName;
}
