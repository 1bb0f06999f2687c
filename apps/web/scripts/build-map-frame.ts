import { join } from 'node:path';
import { build } from 'vite';
import { TARGET } from './target.ts';

const ENTRY = join(import.meta.dirname, '../src/map-frame/entry-map-frame.ts');

/**
 * Builds what the map's own document loads, `map-frame.js` and `map-frame.css`, by these very names:
 * the server writes that document. It stands alone, so that nothing of the app gets a policy under
 * which a map service's code runs.
 */
export async function buildMapFrame(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      target: TARGET,
      rolldownOptions: {
        input: ENTRY,
        output: {
          format: 'es',
          codeSplitting: false,
          entryFileNames: 'map-frame.js',
          assetFileNames: 'map-frame[extname]',
        },
      },
    },
  });
}
