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
const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** Folders whose subfolders are layers. */
const ROOTS = [
  'packages/domain/src',
  'packages/domain/src/account',
  'packages/domain/src/app',
  'packages/domain/src/booking',
  'packages/domain/src/company',
  'packages/domain/src/loyalty',
  'packages/domain/src/machines',
  'packages/domain/src/ordering',
  'packages/domain/src/places',
  'packages/domain/src/pricing',
  'packages/i18n/src',
  'packages/ui/src',
  'apps/web/src/screens',
  SERVER,
  `${SERVER}/modules`,
  ...['modules', 'platform', 'gateways'].flatMap((folder) => foldersOf(`${SERVER}/${folder}`)),
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
