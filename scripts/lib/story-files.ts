import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { StoryFile } from './story-states.ts';

/** Where the stories stand as a program that Node can run; read by nobody but this. */
const BUNDLE = 'node_modules/.cache/story-states';

export interface ShownState {
  readonly machine: string;
  /** The dotted name of the state, without the machine's id. */
  readonly state: string;
  /** The story file, from the top of the house, with slashes. */
  readonly path: string;
  /** The story's exported name; null where every story of the file shows it. */
  readonly story: string | null;
}

/** The story files of the web app, each with what its stories construct. */
export async function loadStoryFiles(): Promise<readonly StoryFile[]> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: '.storybook/story-modules.ts',
      outDir: BUNDLE,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'stories.js' } },
    },
  });
  const bundle: { storyFiles: readonly StoryFile[] } = await import(
    pathToFileURL(resolve(BUNDLE, 'stories.js')).href
  );
  return bundle.storyFiles;
}

/** Every state that a story of the web app constructs, in the order of the files' names. */
export async function loadShownStates(): Promise<readonly ShownState[]> {
  return (await loadStoryFiles()).flatMap(({ title, stories }) => {
    const shown = stories.flatMap(({ story, built }) => built.map((one) => ({ ...one, story })));
    const path = `apps/web/src/${title}.stories.tsx`;
    const byState = Map.groupBy(shown, ({ machine, state }) => `${machine} ${state}`);
    return [...byState.values()].flatMap((ofState): readonly ShownState[] => {
      const isOfAll = ofState.length === stories.length;
      const told = isOfAll ? ofState.slice(0, 1) : ofState;
      return told.map(({ machine, state, story }) => ({
        machine,
        state,
        path,
        story: isOfAll ? null : story,
      }));
    });
  });
}
