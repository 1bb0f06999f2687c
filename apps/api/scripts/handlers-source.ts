import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import contract from '@claypot/sdk/contract' with { type: 'json' };

const API = join(import.meta.dirname, '..');
const MODULES = join(API, 'src/modules');

/** Path of the generated list of handlers. */
export const HANDLERS_FILE = join(API, 'src/generated/handlers.ts');

/**
 * Returns the source of the list of handlers. For each operation of the contract it imports the
 * function from the module file of the same name. An operation without a file gets a path derived
 * from its tag, so that the compiler reports the missing file.
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
