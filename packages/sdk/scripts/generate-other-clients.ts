/**
 * Generates clients of both contracts with two third-party generators. Writes `orval/client.ts` and
 * `hey-api/index.ts` to a folder of each contract, in the folder given as the argument.
 */
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { generate } from 'orval';
import { CONTRACTS } from './contracts.ts';

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
for (const { folder: name } of CONTRACTS) {
  const input = resolve(import.meta.dirname, `../src/generated/${name}/contract.json`);
  await createClient({
    input,
    output: join(folder, name, 'hey-api'),
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  });
  await generate({
    input,
    output: { target: join(folder, name, 'orval/client.ts'), client: 'fetch' },
  });
}
