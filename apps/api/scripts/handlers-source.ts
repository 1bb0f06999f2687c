import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import contract from '@claypot/sdk/contract' with { type: 'json' };

const API = join(import.meta.dirname, '..');
const MODULES = join(API, 'src/modules');

/** Where the list of handlers is written. */
export const HANDLERS_FILE = join(API, 'src/generated/handlers.ts');

/**
 * The source of the list of handlers: for each operation of the contract, the function of its name
 * in the file of its name, in any module. An operation without a file is named by its tag, so that the
 * compiler asks for it.
 */
export function handlersSource(): string {
  const files = new Map(
    readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      .map((file) => [file.replace(/^.*\/|\.ts$/g, ''), file]),
  );
  const operations = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, tags }: { operationId: string; tags: string[] }) => ({
      name: operationId,
      file: files.get(operationId) ?? `${tags[0]?.toLowerCase()}/operations/${operationId}.ts`,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n',
    "import type { Handlers } from '../contract/handlers.ts';\n",
    ...operations.map(({ name, file }) => `import { ${name} } from '../modules/${file}';\n`),
    '\n/** Every operation of the contract. */\n',
    'export const handlers: Handlers = {\n',
    ...operations.map(({ name }) => `  ${name},\n`),
    '};\n',
  ].join('');
}
