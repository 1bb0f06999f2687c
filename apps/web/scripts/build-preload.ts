import { join } from 'node:path';
import { build } from 'vite';
import { TARGET } from './target.ts';

const SOURCES = join(import.meta.dirname, '../src');

/** What would end the script, or be filled in by the server. */
const NOT_IN_A_PAGE = /<\/script|<!--|%%/i;

/**
 * Builds a script that runs before a page is drawn. It stands alone: as part of the app's own
 * build it would share code with it, and wait for all of that.
 * @param entry a file among the sources
 * @returns its code, to stand in the page.
 * @throws Error where the code cannot stand there
 */
export async function buildPreload(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: TARGET,
      rolldownOptions: { input: join(SOURCES, entry), output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script === undefined) throw new Error(`${entry} was not built`);
  const code = script.code.trim();
  if (NOT_IN_A_PAGE.test(code)) throw new Error(`${entry} cannot stand in a page`);
  return code;
}
