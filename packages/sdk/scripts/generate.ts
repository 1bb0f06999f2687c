import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleContract } from './bundle.ts';
import { modelTypes } from './models.ts';
import { clientSources } from './operations.ts';
import { wireTypes } from './wire.ts';

/** Writes all files generated from `openapi/` into `folder`. The output is deterministic. */
export async function generate(folder: string): Promise<void> {
  const contract = bundleContract();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'contract.json'), `${JSON.stringify(contract, null, 2)}\n`);
  writeFileSync(join(folder, 'wire.ts'), await wireTypes(contract));
  writeFileSync(join(folder, 'models.ts'), modelTypes(contract));
  const { calls, operations, schemas } = clientSources(contract);
  writeFileSync(join(folder, 'calls.ts'), calls);
  writeFileSync(join(folder, 'operations.ts'), operations);
  writeFileSync(join(folder, 'schemas.ts'), schemas);
}

export const generatedFolder = resolve(import.meta.dirname, '../src/generated');

if (import.meta.main) await generate(generatedFolder);
