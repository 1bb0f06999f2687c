/** Checks that the API pages match the contracts and the routes; `--write` updates them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contractOf } from '../../openapi/checks/document.ts';
import { ROUTES, type Route } from '../../packages/domain/src/routes/table.ts';
import { catalogue } from '../../packages/i18n/src/en/index.ts';
import { apiPage } from './api-page/api-page.ts';
import { counterPage } from './api-page/counter-page.ts';

const messages: Readonly<Record<string, string>> = catalogue.errors;
const routes: readonly Route[] = Object.values(ROUTES);

const pages = {
  'docs/reference/api.md': apiPage({
    contract: contractOf('admin-api.yaml'),
    messageOf: (code) => messages[code] ?? '',
    routes,
  }),
  'docs/reference/counter-api.md': counterPage(contractOf('counter-api.yaml')),
};

for (const [file, page] of Object.entries(pages)) {
  if (process.argv.includes('--write')) writeFileSync(file, page);
  else if (readFileSync(file, 'utf8') !== page) {
    console.error(`${file} is not current: run this script with --write`);
    process.exitCode = 1;
  }
}
