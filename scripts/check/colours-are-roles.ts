/**
 * Holds that each role that is asked for is given, and each that is given is asked for, across all
 * files. That nothing has a colour of its own is the linter's to hold.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolesAskedFor, rolesGiven } from './colour-roles.ts';

/** What customers see, but for stories and tests, which may draw pictures of their own. */
const ROOTS = ['apps/web/src', 'packages/ui/src'];
const DRAWN = /(?<!\.stories|\.test)\.(css|tsx?)$/;
const ROLES = join('packages/ui/src', 'styles', 'colors.css');
/** Its metas colour the browser around the page, and cannot ask for a role. */
const PAGE = 'apps/web/index.html';

const given = rolesGiven(readFileSync(ROLES, 'utf8'));
const asked = new Set<string>();
const complaints: string[] = [];

for (const path of ROOTS.flatMap(filesUnder)) {
  const source = readFileSync(path, 'utf8');
  if (path === ROLES) continue;
  for (const { line, word } of rolesAskedFor(source)) {
    asked.add(word);
    if (!given.includes(word)) complaints.push(`${path}:${line}: there is no role ${word}`);
  }
}
for (const role of given) {
  if (!asked.has(role)) complaints.push(`${ROLES}: nothing asks for ${role}`);
}

const [, day = '', night = ''] =
  /--color-surface: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync(ROLES, 'utf8')) ?? [];
const page = readFileSync(PAGE, 'utf8');
for (const [scheme, value] of Object.entries({ light: day, dark: night })) {
  const meta = `content="${value}" media="(prefers-color-scheme: ${scheme})"`;
  if (!page.includes(meta)) complaints.push(`${PAGE}: theme-color has to be ${meta}`);
}

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

function filesUnder(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => DRAWN.test(name))
    .map((name) => join(root, name));
}
