/**
 * Checks that every used colour role is declared, that every declared one is used, that the page's
 * theme colours match the surface colour, and that brand colours are derived for the same surfaces.
 * The linter forbids other colours.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXED, SURFACES } from '../../packages/domain/src/company/theme/surfaces.ts';
import { definedRoles, usedRoles } from './colour-roles.ts';

/**
 * Customer-facing sources. Stories and tests are excluded, because they may draw their own
 * pictures.
 */
const ROOTS = ['apps/web/src', 'apps/counter/src', 'packages/ui/src'];
const SOURCES = /(?<!\.stories|\.test)\.(css|tsx?)$/;
const ROLES = join('packages/ui/src', 'styles', 'colors.css');
/** Its `theme-color` metas cannot reference a role. */
const PAGE = 'apps/web/index.html';

const declared = definedRoles(readFileSync(ROLES, 'utf8'));
const used = new Set<string>();
const problems: string[] = [];

for (const path of ROOTS.flatMap(filesUnder)) {
  const source = readFileSync(path, 'utf8');
  if (path === ROLES) continue;
  for (const { line, word } of usedRoles(source)) {
    used.add(word);
    if (!declared.includes(word)) problems.push(`${path}:${line}: unknown role ${word}`);
  }
}
for (const role of declared) {
  if (!used.has(role)) problems.push(`${ROLES}: unused role ${role}`);
}

const [, day = '', night = ''] =
  /--color-surface: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync(ROLES, 'utf8')) ?? [];
const page = readFileSync(PAGE, 'utf8');
for (const [scheme, value] of Object.entries({ light: day, dark: night })) {
  const meta = `content="${value}" media="(prefers-color-scheme: ${scheme})"`;
  if (!page.includes(meta)) problems.push(`${PAGE}: theme-color must be ${meta}`);
}

const roles = readFileSync(ROLES, 'utf8');
for (const [role, light] of Object.entries(SURFACES.light)) {
  const dark = Object.entries(SURFACES.dark).find(([name]) => name === role)?.[1];
  requireRole(`--color-${role}: light-dark(${light}, ${dark});`);
}
for (const [role, color] of Object.entries(FIXED)) requireRole(`--color-${role}: ${color};`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function requireRole(declaration: string): void {
  if (roles.includes(declaration)) return;
  problems.push(
    `${ROLES}: packages/domain/src/company/theme/surfaces.ts has another ${declaration}`,
  );
}

function filesUnder(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCES.test(name))
    .map((name) => join(root, name));
}
