import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { examplesSource } from './examples-source.ts';
import { SAMPLE_SOURCES } from './sample-sources.ts';

/** Returns the path and the content of each generated file. */
export function generatedFiles(): Promise<{ path: string; content: string }[]> {
  const files = Object.entries(SAMPLE_SOURCES).map(async ([name, source]) => ({
    path: resolve(import.meta.dirname, '../src/generated', name),
    content: await examplesSource(source),
  }));
  return Promise.all(files);
}

if (import.meta.main) {
  for (const { path, content } of await generatedFiles()) writeFileSync(path, content);
}
