/** Checks that docs/features.md names each route, operation and error code. */
import { readFileSync } from 'node:fs';
import { ROUTES } from '../../packages/domain/src/routes/table.ts';
import { unnamedFeatures } from './unnamed-features.ts';

const PAGE = 'docs/features.md';
const contract = JSON.parse(readFileSync('packages/sdk/src/generated/contract.json', 'utf8'));
const routes = Object.values(ROUTES).map(({ path }) => path);

const missing = unnamedFeatures(readFileSync(PAGE, 'utf8'), contract, routes);
for (const name of missing) console.error(`${PAGE}: ${name} is missing`);
process.exitCode = missing.length === 0 ? 0 : 1;
