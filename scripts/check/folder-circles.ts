/**
 * Checks that imports between folders have no cycles, and that a server module is imported only
 * through its entry file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circularArrows, folderArrows, type Source } from './folder-graph.ts';
import { importsBehindEntries } from './module-entries.ts';
import { sourcesBelow } from './sources-below.ts';

const SERVER = 'apps/api/src';

/** Folders with subfolders that are layers. */
const ROOTS = [
  'packages/browser/src',
  'packages/i18n/src',
  'packages/tickets/src',
  'packages/ui/src',
  SERVER,
  `${SERVER}/modules`,
  ...['modules', 'platform', 'gateways'].flatMap((folder) => foldersOf(`${SERVER}/${folder}`)),
  'packages/domain/src',
  ...foldersOf('packages/domain/src'),
  ...foldersWithFolders('packages/counter/src'),
  ...foldersWithFolders('apps/web/src'),
  ...foldersWithFolders('apps/counter/src'),
];
/** Generated list of handlers, which imports every operation. */
const GENERATED = /^generated\//;

let cycleCount = 0;
for (const root of ROOTS) {
  const arrows = folderArrows(sourcesOf(root));
  const circular = circularArrows(arrows);
  cycleCount += circular.length;
  console.log(`${root}: ${arrows.length} imports between folders, ${circular.length} in a cycle`);
  for (const { from, to, by } of circular) {
    console.error(`${root}: ${from} → ${to} is part of a cycle: ${by}`);
  }
}

const behind = importsBehindEntries(sourcesOf(SERVER).filter(({ path }) => !GENERATED.test(path)));
for (const line of behind) console.error(`${SERVER}: ${line}`);
process.exitCode = cycleCount === 0 && behind.length === 0 ? 0 : 1;

function sourcesOf(root: string): Source[] {
  return sourcesBelow(root).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

/** Returns the folder and its descendants that contain folders. */
function foldersWithFolders(folder: string): readonly string[] {
  const inside = foldersOf(folder);
  return inside.length === 0 ? [] : [folder, ...inside.flatMap(foldersWithFolders)];
}
