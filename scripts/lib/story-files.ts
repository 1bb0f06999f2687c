import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { StoryFile } from './story-states.ts';

/** Folder of the stories bundled for Node; used by this module only. */
const BUNDLE = 'node_modules/.cache/story-states';

export interface ShownState {
  readonly machine: string;
  /** Dotted name of the state, without the machine's id. */
  readonly state: string;
  /** Story file, relative to the repository root, with slashes. */
  readonly path: string;
  /** Exported name of the story; null if every story of the file shows the state. */
  readonly story: string | null;
}

/** Loads the story files of the web app with the states that their stories construct. */
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

/** Loads every state that a story of the web app constructs, ordered by the story file's path. */
export async function loadShownStates(): Promise<readonly ShownState[]> {
  return (await loadStoryFiles()).flatMap(({ title, stories }) => {
    const shown = stories.flatMap(({ story, built }) => built.map((one) => ({ ...one, story })));
    const path = `apps/web/src/${title}.stories.tsx`;
    const byState = Map.groupBy(shown, ({ machine, state }) => `${machine} ${state}`);
    return [...byState.values()].flatMap((ofState): readonly ShownState[] => {
      const isOfAll = ofState.length === stories.length;
      const listed = isOfAll ? ofState.slice(0, 1) : ofState;
      return listed.map(({ machine, state, story }) => ({
        machine,
        state,
        path,
        story: isOfAll ? null : story,
      }));
    });
  });
}
