import { join } from 'node:path';
import { TARGET } from '@claypot/ui/build';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/map-frame/entry-map-frame.ts');

/**
 * Builds `map-frame.js` and `map-frame.css` for the map's own document, which the server writes
 * with these names. It is a separate build, so that no app code runs under the policy that permits
 * the map service's code.
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
