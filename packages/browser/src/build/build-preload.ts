import { build } from 'vite';

/** Content that would end the script, or that the server would fill in. */
const NOT_IN_A_PAGE = /<\/script|<!--|%%/i;

/**
 * Builds a script that runs before the page renders. It is a separate build: in the app's build it
 * would share chunks and wait for them.
 * @param entry absolute path of the source
 * @param target oldest browsers, as in Vite's `build.target`
 * @returns the code, to be inlined in the page.
 * @throws Error if the code cannot be inlined
 */
export async function buildPreload(entry: string, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script === undefined) throw new Error(`${entry} was not built`);
  const code = script.code.trim();
  if (NOT_IN_A_PAGE.test(code)) throw new Error(`${entry} cannot be inlined in a page`);
  return code;
}
