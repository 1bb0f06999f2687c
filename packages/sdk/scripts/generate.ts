import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleContract } from './bundle.ts';
import { CONTRACTS } from './contracts.ts';
import { modelTypes } from './models.ts';
import { clientSources } from './operations.ts';
import { operationTypes } from './types.ts';
import { wireTypes } from './wire.ts';

/**
 * Writes all files generated from `openapi/` into `folder`, one folder per contract. The output is
 * deterministic.
 */
export async function generate(folder: string): Promise<void> {
  for (const { folder: name, api } of CONTRACTS) await generateContract(api, join(folder, name));
}

async function generateContract(api: string, folder: string): Promise<void> {
  const contract = bundleContract(api);
  mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('contract.json', `${JSON.stringify(contract, null, 2)}\n`);
  write('wire.ts', await wireTypes(contract));
  write('models.ts', modelTypes(contract));
  write('types.ts', operationTypes());
  const { calls, operations, schemas } = clientSources(contract);
  write('calls.ts', calls);
  write('operations.ts', operations);
  write('schemas.ts', schemas);
}

export const generatedFolder = resolve(import.meta.dirname, '../src/generated');

if (import.meta.main) await generate(generatedFolder);
