/**
 * Checks that THIRD-PARTY-LICENSES.md and the list in the app's About contain every shipped
 * package, and that each has an allowed licence; `--write` updates both lists.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DATA } from '../licenses/data.ts';
import {
  copyrightOf,
  isAllowed,
  type Lock,
  type ThirdParty,
  thirdPartyOf,
} from '../licenses/third-party.ts';

const PAGE = 'THIRD-PARTY-LICENSES.md';
const ABOUT = 'apps/web/src/generated/third-party.json';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const app = thirdPartyOf(lock, 'apps/web');
const server = thirdPartyOf(lock, 'apps/api');

const rows = (packages: readonly ThirdParty[]) =>
  packages.map((each) => {
    const copyright = copyrightOf(each, '.').join('; ').replaceAll('|', '\\|');
    return `| ${each.name} | ${each.version} | ${each.license ?? 'none'} | ${copyright} |`;
  });
const table = (packages: readonly ThirdParty[]) =>
  ['| package | version | licence | copyright |', '|---|---|---|---|', ...rows(packages)].join(
    '\n',
  );

const page = `# Third-party licences

Packages and data of others that this product ships. Written by
\`npx node scripts/check/third-party-licenses.ts --write\` from package-lock.json; \`npm run check\`
fails if a dependency has changed or has a licence that \`scripts/licenses/third-party.ts\` does not
allow. The full text of each licence is in the package's folder in \`node_modules\`. Tools that only
build and test the product are not listed, since they are not shipped.

## Data

| data | licence | source | used for |
|---|---|---|---|
${DATA.map(({ name, license, url, use }) => `| ${name} | ${license} | ${url} | ${use} |`).join('\n')}

The pictures of the demo restaurant were made for this project
([apps/api/demo/images/LICENSE.md](apps/api/demo/images/LICENSE.md)). The list of places is described
in [apps/api/src/gateways/places/bundled/LICENSE.md](apps/api/src/gateways/places/bundled/LICENSE.md).

## In the web app

These packages reach the customers' devices. The app lists them at /about.

${table(app)}

## On the server

These packages run on the server and are not sent to customers. \`sharp\` loads libvips, which is
under LGPL-3.0-or-later, as a shared library of its own package that can be replaced.

${table(server)}
`;

const about = `${JSON.stringify(
  [
    ...DATA.map(({ name, license, url }) => ({ name, license, url })),
    ...app.map((each) => ({
      name: `${each.name} ${each.version}`,
      license: each.license ?? '',
      copyright: copyrightOf(each, '.').join('; '),
    })),
  ],
  null,
  2,
)}\n`;

const forbidden = [...app, ...server].filter(({ license }) => !isAllowed(license));
for (const { name, version, license } of forbidden) {
  console.error(`${name} ${version}: licence ${license ?? 'none'} is not allowed`);
}
if (forbidden.length > 0) process.exitCode = 1;

for (const [path, text] of [
  [PAGE, page],
  [ABOUT, about],
] as const) {
  if (process.argv.includes('--write')) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} does not match package-lock.json`);
    process.exitCode = 1;
  }
}
