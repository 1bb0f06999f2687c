/**
 * Checks that docs/reference/providers.md lists the existing tests and quotes the current texts;
 * `--write` updates it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue as english } from '../../packages/i18n/src/en/index.ts';
import { catalogue as chinese } from '../../packages/i18n/src/zh_CN/index.ts';
import { renewProvidersPage } from './providers-page.ts';
import { testNames } from './test-names.ts';

const PAGE = 'docs/reference/providers.md';
const page = readFileSync(PAGE, 'utf8');
const renewed = renewProvidersPage(page, {
  testsOf: (path) => testNames(path, readFileSync(path, 'utf8')),
  english,
  chinese,
});

if (process.argv.includes('--write')) writeFileSync(PAGE, renewed);
else if (renewed !== page) {
  console.error(
    `${PAGE} does not match the tests and the catalogues: run this script with --write`,
  );
  process.exitCode = 1;
}
