import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Starts PostgreSQL in memory, for tests: as it was kept in the file `template`, if there is one. */
export async function startInMemory(template: string): Promise<PGlite> {
  return PGlite.create(existsSync(template) ? { loadDataDir: await openAsBlob(template) } : {});
}

/** Keeps the whole database in the file `template`, to be started from there. */
export async function keepTemplate(pglite: PGlite, template: string): Promise<void> {
  const dump = await pglite.dumpDataDir('none');
  await mkdir(dirname(template), { recursive: true });
  // Renamed into place: test files run side by side.
  const draft = `${template}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, template);
}
