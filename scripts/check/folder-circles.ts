/**
 * Checks that imports between folders form no circle, and that a module of the server is entered
 * by its entry file only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circularArrows, folderArrows, type Source } from './folder-graph.ts';
import { importsBehindEntries } from './module-entries.ts';
import { sourcesBelow } from './sources-below.ts';

const SERVER = 'apps/api/src';

/** Folders whose subfolders are layers. */
const ROOTS = [
  'packages/i18n/src',
  'packages/ui/src',
  SERVER,
  `${SERVER}/modules`,
  ...['modules', 'platform', 'gateways'].flatMap((folder) => foldersOf(`${SERVER}/${folder}`)),
  'packages/domain/src',
  ...foldersOf('packages/domain/src'),
  ...foldersWithFolders('apps/web/src'),
];
/** Generated list of handlers, which imports every operation. */
const GENERATED = /^generated\//;

let circles = 0;
for (const root of ROOTS) {
  const arrows = folderArrows(sourcesOf(root));
  const circular = circularArrows(arrows);
  circles += circular.length;
  console.log(`${root}: ${arrows.length} arrows between folders, ${circular.length} on a circle`);
  for (const { from, to, by } of circular) {
    console.error(`${root}: ${from} → ${to} leads back to ${from}: ${by}`);
  }
}

const behind = importsBehindEntries(sourcesOf(SERVER).filter(({ path }) => !GENERATED.test(path)));
for (const line of behind) console.error(`${SERVER}: ${line}`);
process.exitCode = circles === 0 && behind.length === 0 ? 0 : 1;

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

/** The folder and those below it that have folders of their own. */
function foldersWithFolders(folder: string): readonly string[] {
  const inside = foldersOf(folder);
  return inside.length === 0 ? [] : [folder, ...inside.flatMap(foldersWithFolders)];
}
