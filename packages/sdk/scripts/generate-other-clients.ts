/**
 * Makes clients of the contract as other people would, with two generators that are not ours. The
 * folder that is named behind the command gets `orval/client.ts` and `hey-api/index.ts`.
 */
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { generate } from 'orval';

const contract = resolve(import.meta.dirname, '../src/generated/contract.json');

// It is built upon the compiler's own functions, which TypeScript has from version 7 on no longer:
// it gets the TypeScript of this package, wherever it was installed.
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
