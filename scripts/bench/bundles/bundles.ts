import { writeFile } from 'node:fs/promises';
import { BUNDLES_PAGE } from '../../check/bundles-page.ts';
import { LANDING_PAGES, PAGE_BUDGETS } from '../../check/page-budgets.ts';
import { measurePages, type PageScripts } from './page-scripts.ts';
import { packageOf, partOf, SCRIPT_PARTS } from './script-parts.ts';

/** Smallest share of a package that the report lists, in bytes. */
const SMALLEST = 200;

/** Measures the scripts of each page and writes {@link BUNDLES_PAGE}. Needs `npm run build`. */
export async function benchBundles(): Promise<void> {
  const pages = await measurePages();
  await writeFile(BUNDLES_PAGE, bundlesPage(pages));
  console.log(`Wrote ${BUNDLES_PAGE}.`);
}

function bundlesPage(pages: readonly PageScripts[]): string {
  const landing = pages.filter(({ name }) => LANDING_PAGES.has(name));
  return [
    '# Bundles',
    'This page lists the scripts that each page loads before it can react, in kB compressed with gzip. `npm run bench -- bundles` writes it from the last `npm run build`. `npm run check` compares the totals with the build.',
    '## Pages that links lead to',
    'Each column is a part of the scripts. The size of a file is divided in proportion to the minified code of its modules. Three columns need an explanation:',
    [
      '- `packages`: all npm packages that have no column.',
      '- `app`: the code around the screens, with the packages `i18n` and `browser`.',
      '- `unmapped`: code without a source, such as imports between files.',
    ].join('\n'),
    table(
      ['page', 'total', ...SCRIPT_PARTS, 'files'],
      landing.map((page) => [
        page.name,
        kilobytes(page.total),
        ...SCRIPT_PARTS.map((part) => kilobytes(sumOf(page, (module) => partOf(module) === part))),
        `${page.files}`,
      ]),
    ),
    '## Packages',
    'Every page of the first table includes these packages unless the cell is empty.',
    packagesTable(landing),
    '## All pages',
    table(
      ['page', 'total', 'budget', 'files'],
      [...pages]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ files, name, total }) => [
          name,
          kilobytes(total),
          kilobytes(PAGE_BUDGETS[name] ?? 0),
          `${files}`,
        ]),
    ),
    '',
  ].join('\n\n');
}

function packagesTable(pages: readonly PageScripts[]): string {
  const names = new Set(
    pages
      .flatMap(({ modules }) => [...modules.keys()].map(packageOf))
      .filter((name) => name !== null),
  );
  const rows = [...names]
    .map((name) => ({
      name,
      bytes: pages.map((page) => sumOf(page, (module) => packageOf(module) === name)),
    }))
    .filter(({ bytes }) => Math.max(...bytes) >= SMALLEST)
    .sort((a, b) => Math.max(...b.bytes) - Math.max(...a.bytes));
  return table(
    ['package', ...pages.map(({ name }) => name)],
    rows.map(({ bytes, name }) => [
      name,
      ...bytes.map((count) => (count === 0 ? '' : kilobytes(count))),
    ]),
  );
}

function sumOf({ modules }: PageScripts, isCounted: (module: string) => boolean): number {
  return [...modules].reduce((sum, [module, bytes]) => sum + (isCounted(module) ? bytes : 0), 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [columns, rule, ...rows].map(line).join('\n');
}
