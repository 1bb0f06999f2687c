/** Checks that no folder has more siblings than the limit, so that it stays easy to read. */
import { crowdedFolders } from './crowded-folders.ts';
import { sourcesBelow } from './sources-below.ts';

const ROOTS = [
  'apps/api/src',
  'apps/web/src',
  'apps/counter/src',
  'packages/domain/src',
  'packages/browser/src',
  'packages/counter/src',
  'packages/tickets/src',
];
const LIMIT = 15;

let crowded = 0;
for (const root of ROOTS) {
  for (const { folder, siblings } of crowdedFolders(sourcesBelow(root), LIMIT)) {
    crowded += 1;
    console.error(`${root}: ${folder} has ${siblings} files and folders, limit ${LIMIT}`);
  }
}
process.exitCode = crowded === 0 ? 0 : 1;
