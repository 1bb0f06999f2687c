/** Holds that the imports between folders go one way: who follows them never comes back. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circularArrows, folderArrows } from './folder-graph.ts';

/** Whose folders are layers. */
const ROOTS = ['packages/domain/src', 'packages/i18n/src', 'packages/ui/src'];
/** Roots where the folders of every folder are layers. */
const NESTED_ROOTS = ['apps/web/src'];
/** Tests and what only they use may look at everything. */
const ASIDE = /\.(?:test|stories)\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)|samples\.ts$/;

let circles = 0;
for (const root of [...ROOTS, ...NESTED_ROOTS.flatMap(foldersWithFolders)]) {
  const arrows = folderArrows(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !ASIDE.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
  const circular = circularArrows(arrows);
  circles += circular.length;
  console.log(`${root}: ${arrows.length} arrows between folders, ${circular.length} on a circle`);
  for (const { from, to, by } of circular) {
    console.error(`${root}: ${from} → ${to} leads back to ${from}: ${by}`);
  }
}
process.exitCode = circles === 0 ? 0 : 1;

/** The folder and those below it that have folders of their own. */
function foldersWithFolders(folder: string): readonly string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
  return inside.length === 0 ? [] : [folder, ...inside.flatMap(foldersWithFolders)];
}
