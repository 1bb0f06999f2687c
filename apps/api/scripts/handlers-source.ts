import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import contract from '@claypot/sdk/contract' with { type: 'json' };
import counterContract from '@claypot/sdk/counter/contract' with { type: 'json' };

const API = join(import.meta.dirname, '..');
const MODULES = join(API, 'src/modules');

interface HandlerList {
  /** Path of the generated file. */
  readonly path: string;
  /** Operations of the contract. */
  readonly operations: readonly { readonly operationId: string; readonly tags: string[] }[];
  /** Name and import path of the record's type. */
  readonly type: string;
  readonly from: string;
  /** Name of the record. */
  readonly name: string;
}

/** Tag of the operations without a company. */
const SET_UP = 'Set-up';

const counterOperations: HandlerList['operations'] = Object.values(counterContract.paths).flatMap(
  (item) => Object.values(item),
);

/** The generated lists of handlers, one per contract, and one of the operations without a company. */
export const HANDLER_LISTS: readonly HandlerList[] = [
  {
    path: join(API, 'src/generated/handlers.ts'),
    operations: Object.values(contract.paths).flatMap((item) => Object.values(item)),
    type: 'Handlers',
    from: '../contract/handlers.ts',
    name: 'handlers',
  },
  {
    path: join(API, 'src/generated/counter-handlers.ts'),
    operations: counterOperations.filter(({ tags }) => !tags.includes(SET_UP)),
    type: 'CounterHandlers',
    from: '../contract/counter/handlers.ts',
    name: 'counterHandlers',
  },
  {
    path: join(API, 'src/generated/set-up-handlers.ts'),
    operations: counterOperations.filter(({ tags }) => tags.includes(SET_UP)),
    type: 'SetUpHandlers',
    from: '../contract/counter/set-up/handlers.ts',
    name: 'setUpHandlers',
  },
];

/**
 * Returns the source of the list of handlers. For each operation of the contract it imports the
 * function from the module file of the same name. An operation without a file gets a path derived
 * from its tag, so that the compiler reports the missing file.
 */
export function handlersSource({ operations, type, from, name: record }: HandlerList): string {
  const files = new Map(
    readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      .map((file) => [file.replace(/^.*\/|\.ts$/g, ''), file]),
  );
  const listed = operations
    .map(({ operationId, tags }) => ({
      name: operationId,
      file: files.get(operationId) ?? `${tags[0]?.toLowerCase()}/operations/${operationId}.ts`,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n',
    `import type { ${type} } from '${from}';\n`,
    ...listed.map(({ name, file }) => `import { ${name} } from '../modules/${file}';\n`),
    '\n/** Every operation of the contract. */\n',
    `export const ${record}: ${type} = {\n`,
    ...listed.map(({ name }) => `  ${name},\n`),
    '};\n',
  ].join('');
}
