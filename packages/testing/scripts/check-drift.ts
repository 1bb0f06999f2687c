import { readFileSync } from 'node:fs';
import { generatedFiles } from './generate.ts';

for (const { path, content } of await generatedFiles()) {
  if (readFileSync(path, 'utf8') === content) continue;
  console.error(`${path} differs from openapi/examples. Run npm run generate.`);
  process.exitCode = 1;
}
