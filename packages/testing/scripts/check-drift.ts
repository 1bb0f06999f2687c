import { readFileSync } from 'node:fs';
import { examplesSource } from './examples-source.ts';
import { EXAMPLES_FILE } from './generate.ts';

if (readFileSync(EXAMPLES_FILE, 'utf8') !== (await examplesSource())) {
  console.error('The samples differ from openapi/examples. Run npm run generate.');
  process.exitCode = 1;
}
