import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Bundles a module into one script for a page, minified like the web app.
 *
 * @param source source of the module; its imports are resolved from the repository's root.
 */
export async function bundle(source: string): Promise<string> {
  const entry = 'virtual:page';
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? join(ROOT, 'page.js') : null),
        load: (id) => (id === join(ROOT, 'page.js') ? source : null),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  const output = Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  const [chunk] = 'output' in built ? built.output : output;
  if (chunk?.type !== 'chunk') throw new Error('The reference page was not built');
  return chunk.code;
}
