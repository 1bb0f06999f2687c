import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createScopedName, TARGET } from '@claypot/ui/build';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/server/public-menu/entry-public-styles.ts');
/** Folder of the build's code, which no page needs: the pages have no script. */
const CODE = '.public-menu';
const NAME = 'public-menu-';

/**
 * Builds the style sheet of the public pages, which the server renders without the app. Class names
 * are those of the server's bundle, because they derive from file names. Returns the sheet's path.
 */
export async function buildPublicStyles(dist: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { generateScopedName: createScopedName() } },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      target: TARGET,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `${CODE}/[name].js`,
          chunkFileNames: `${CODE}/[name].js`,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? `assets/${NAME}[hash][extname]`
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  await rm(join(dist, CODE), { recursive: true });
  const sheet = (await readdir(join(dist, 'assets'))).find(
    (file) => file.startsWith(NAME) && file.endsWith('.css'),
  );
  if (sheet === undefined) throw new Error('The public pages have no style sheet');
  return `/assets/${sheet}`;
}
