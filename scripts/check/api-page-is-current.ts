/** Checks that docs/reference/api.md matches the contract and the routes; `--write` updates it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from '../../openapi/checks/document.ts';
import { ROUTES, type Route } from '../../packages/domain/src/routes/table.ts';
import { catalogue } from '../../packages/i18n/src/en/index.ts';
import { apiPage } from './api-page/api-page.ts';

const PAGE = 'docs/reference/api.md';
const messages: Readonly<Record<string, string>> = catalogue.errors;
const routes: readonly Route[] = Object.values(ROUTES);
const page = apiPage({
  contract,
  messageOf: (code) => messages[code] ?? '',
  routes,
});

if (process.argv.includes('--write')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error(`${PAGE} is not current: run this script with --write`);
  process.exitCode = 1;
}
