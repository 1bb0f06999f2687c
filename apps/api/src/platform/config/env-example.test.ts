import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VARIABLES } from './config.ts';

it('.env.example lists each variable of the configuration once', async () => {
  const file = join(import.meta.dirname, '../../../../../.env.example');
  const names = [...(await readFile(file, 'utf8')).matchAll(/^#?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual(VARIABLES.toSorted());
});
