import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { examplesSource } from './examples-source.ts';

export const EXAMPLES_FILE = resolve(import.meta.dirname, '../src/generated/examples.ts');

if (import.meta.main) writeFileSync(EXAMPLES_FILE, await examplesSource());
