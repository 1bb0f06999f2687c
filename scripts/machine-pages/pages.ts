import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { machinesWithoutScreen } from '../check/machines-without-screen.ts';
import { leafStates } from '../lib/leaf-states.ts';
import { loadDrawnMachines } from '../lib/machines.ts';
import { loadShownStates } from '../lib/story-files.ts';
import { headComment } from './head-comment.ts';
import { machinePage, pageName } from './page.ts';
import { loadLogic } from './reference/load-logic.ts';
import { readReferenceTypes } from './reference/read-types.ts';
import { referencePage, TYPES_PAGE, typesPage } from './reference/reference-page.ts';

/** Folder of the generated pages. It holds no other file. */
export const PAGES = 'docs/reference/machines';

/** Returns the text of every page in `PAGES`, by path. */
export async function machinePages(): Promise<ReadonlyMap<string, string>> {
  const shown = await loadShownStates();
  const described = (await loadDrawnMachines())
    .map(({ machine, path, name }) => ({
      machine,
      name,
      path,
      about: headComment(readFileSync(path, 'utf8'), name),
      shown,
      withoutScreen: machinesWithoutScreen[machine.id],
    }))
    .sort((one, other) => (one.machine.id < other.machine.id ? -1 : 1));
  const types = readReferenceTypes(cwd());
  const logic = await loadLogic(new Map(types.groups.map(({ entry, name }) => [name, entry])));
  const statecharts = described.map(({ about, machine, name }) => {
    const entry = types.entries.get(name);
    return {
      id: machine.id,
      page: pageName(machine),
      exported: entry === undefined ? null : { name, entry },
      about,
      states: leafStates(machine).length,
    };
  });
  return new Map([
    [join(PAGES, 'README.md'), referencePage({ types, logic, statecharts })],
    [join(PAGES, TYPES_PAGE), typesPage({ types })],
    ...described.map((one) => [join(PAGES, pageName(one.machine)), machinePage(one)] as const),
  ]);
}
