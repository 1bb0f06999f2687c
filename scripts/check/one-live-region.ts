import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLiveRegions } from './live-regions.ts';

/** What is drawn for customers, but for stories and tests, which may look for the region. */
const ROOTS = ['apps/web/src', 'packages/ui/src'];
const DRAWN = /(?<!\.stories|\.test)\.tsx?$/;
/** The one region, which is told by a role and by an attribute. */
const REGION = join('packages/ui/src', 'announcer', 'Announcer.tsx');
const ATTRIBUTES = 2;

const found = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => DRAWN.test(name))
    .map((name) => join(root, name)),
).flatMap((path) => findLiveRegions(readFileSync(path, 'utf8')).map((live) => ({ path, ...live })));

const others = found.filter(({ path }) => path !== REGION);
for (const { path, line, word } of others) {
  console.error(`${path}:${line}: ${word} makes a second live region`);
}
const ofTheRegion = found.length - others.length;
if (ofTheRegion !== ATTRIBUTES) {
  console.error(`${REGION}: there has to be one live region, with a role and aria-live`);
}
process.exitCode = others.length === 0 && ofTheRegion === ATTRIBUTES ? 0 : 1;
