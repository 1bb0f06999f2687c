import { join } from 'node:path';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/entry-preload.ts');

/** What would end the script, or be filled in by the server. */
const NOT_IN_A_PAGE = /<\/script|<!--|%%/i;

/**
 * Builds the script that runs before a page is drawn. It stands alone: as part of the app's own
 * build it would share code with it, and wait for all of that.
 * @returns its code, to stand in the page.
 * @throws Error where the code cannot stand there
 */
export async function buildPreload(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script === undefined) throw new Error('The preload script was not built');
  const code = script.code.trim();
  if (NOT_IN_A_PAGE.test(code)) throw new Error('The preload script cannot stand in a page');
  return code;
}
