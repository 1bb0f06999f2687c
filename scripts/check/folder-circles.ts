/** Holds that the imports between folders go one way: who follows them never comes back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circularArrows, folderArrows } from './folder-graph.ts';
import { sourcesBelow } from './sources-below.ts';

/** Whose folders are layers. */
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
];

let circles = 0;
for (const root of ROOTS) {
  const arrows = folderArrows(
    sourcesBelow(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
  const circular = circularArrows(arrows);
  circles += circular.length;
  console.log(`${root}: ${arrows.length} arrows between folders, ${circular.length} on a circle`);
  for (const { from, to, by } of circular) {
    console.error(`${root}: ${from} → ${to} leads back to ${from}: ${by}`);
  }
}
process.exitCode = circles === 0 ? 0 : 1;
