/** Checks that each text of the catalogues is used; types check the error messages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../packages/i18n/src/en/index.ts';
import { findUnusedTexts, type Source } from './texts-in-use.ts';

/** Tests, stories and samples do not count as use. */
const ASIDE = /\.(?:test|stories)\.tsx?$|(?:^|\/)testing\/|samples\.ts$/;

function sourcesIn(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !ASIDE.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const CONTRACT = 'packages/sdk/src/generated/customer/contract.json';
const contract = { path: CONTRACT, text: readFileSync(CONTRACT, 'utf8') };

const { errors: _, counterErrors: __, ...areas } = catalogue;
const unused = findUnusedTexts(areas, {
  screens: ['apps/web/src', 'apps/kiosk/src', 'apps/counter/src', 'packages/i18n/src'].flatMap(
    sourcesIn,
  ),
  namers: [...['packages/domain/src', 'packages/counter/src'].flatMap(sourcesIn), contract],
});

for (const name of unused) console.error(`unused text ${name}`);
process.exitCode = unused.length === 0 ? 0 : 1;
