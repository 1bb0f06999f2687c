/**
 * Generates clients of the contract with two third-party generators. Writes `orval/client.ts` and
 * `hey-api/index.ts` to the folder given as the argument.
 */
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { generate } from 'orval';

const contract = resolve(import.meta.dirname, '../src/generated/customer/contract.json');

// The generator uses compiler functions that TypeScript removed in version 7. Resolve its
// `typescript` from this package, independent of where it is installed.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier === 'typescript' ? { ...context, parentURL: import.meta.url } : context,
    ),
});

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder that the clients go into');

const { createClient } = await import('@hey-api/openapi-ts');
await createClient({
  input: contract,
  output: join(folder, 'hey-api'),
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { level: 'silent' },
});
await generate({
  input: contract,
  output: { target: join(folder, 'orval/client.ts'), client: 'fetch' },
});
