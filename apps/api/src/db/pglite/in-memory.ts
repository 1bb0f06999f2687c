import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Starts PostgreSQL in memory, for tests. Making a database takes seconds, so an empty one is kept
 * in the file `template` and loaded from there afterwards.
 */
export async function startInMemory(template: string): Promise<PGlite> {
  if (existsSync(template)) return PGlite.create({ loadDataDir: await openAsBlob(template) });
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await mkdir(dirname(template), { recursive: true });
  // Renamed into place: test files run side by side.
  const draft = `${template}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, template);
  return pglite;
}
