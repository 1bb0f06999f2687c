import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinesWithoutScreen } from '../check/machines-without-screen.ts';
import { loadDrawnMachines } from '../lib/machines.ts';
import { loadShownStates } from '../lib/story-files.ts';
import { headComment } from './head-comment.ts';
import { indexPage, machinePage, pageName } from './page.ts';

/** Folder of the generated pages; contains nothing else. */
export const PAGES = 'docs/machines';

/** Returns the current content of every machine page, by path. */
export async function machinePages(): Promise<ReadonlyMap<string, string>> {
  const shown = await loadShownStates();
  const described = (await loadDrawnMachines())
    .map(({ machine, path, name }) => ({
      machine,
      path,
      about: headComment(readFileSync(path, 'utf8'), name),
      shown,
      withoutScreen: machinesWithoutScreen[machine.id],
    }))
    .sort((one, other) => (one.machine.id < other.machine.id ? -1 : 1));
  return new Map([
    [join(PAGES, 'README.md'), indexPage(described)],
    ...described.map((one) => [join(PAGES, pageName(one.machine)), machinePage(one)] as const),
  ]);
}
