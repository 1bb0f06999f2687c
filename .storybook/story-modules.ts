/** Imports all stories of the web app. Runs in the browser and, bundled, in Node for the checks. */
import { type StoryFile, storyStates } from '../scripts/lib/story-states.ts';

const modules = import.meta.glob<object>('../apps/web/src/**/*.stories.tsx', { eager: true });

/** Stories of the web app, sorted by path. */
export const storyFiles: readonly StoryFile[] = Object.entries(modules)
  .map(([path, module]) => ({
    title: path.replace('../apps/web/src/', '').replace('.stories.tsx', ''),
    stories: storyStates(module),
  }))
  .sort((one, other) => (one.title < other.title ? -1 : 1));
