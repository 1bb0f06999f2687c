import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED_FOLDER } from '../db/pglite/open-pglite.ts';

const STOCK = join(import.meta.dirname, 'stock.ts');

/** What is said before the demo restaurant is imported. */
export const IMPORTING = 'Setting the table: the demo restaurant is being imported.';

/**
 * Makes a data folder that is not there yet, with the demo restaurant in it, in a process of its own.
 * Where that does not work nothing is said: whoever opens the folder then finds out why.
 */
export async function stockApart(folder: string, say: (sentence: string) => void): Promise<void> {
  if (existsSync(join(folder, EMBEDDED_FOLDER))) return;
  // The pipe is held open for as long as this process lives.
  const child = spawn(process.execPath, [STOCK, folder], { stdio: ['pipe', 'pipe', 'ignore'] });
  // Of a folder that cannot be opened nothing is said but why.
  child.stdout.once('data', () => say(IMPORTING));
  await once(child, 'exit').catch(() => undefined);
}
