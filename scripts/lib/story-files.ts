import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownStates } from './shown-states.ts';

const SCREENS = 'apps/web/src';

export interface ShownState {
  readonly machine: string;
  /** The dotted name of the state, without the machine's id. */
  readonly state: string;
  /** The story file, from the top of the house, with slashes. */
  readonly path: string;
  /** The story's exported name; null where it is said for all stories of the file. */
  readonly story: string | null;
}

/** Every state that a story of the web app says it shows, in the order of the files' names. */
export function loadShownStates(): readonly ShownState[] {
  return readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(SCREENS, name).replaceAll('\\', '/'))
    .sort()
    .flatMap((path) =>
      shownStates(readFileSync(path, 'utf8')).map((shown) => ({ ...shown, path })),
    );
}
