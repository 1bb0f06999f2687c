import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOADER = join(import.meta.dirname, '../../src/platform/styles/load-with-styles.ts');

/** Replaces Vite's wrapper of dynamic imports with a smaller one that loads style sheets only. */
export const STYLE_LOADER: Plugin = {
  name: 'style-loader',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(LOADER)};`,
  },
};
