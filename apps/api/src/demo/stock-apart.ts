import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { holdsDatabase } from '../db/data-folder.ts';

const STOCK = join(import.meta.dirname, 'stock.ts');

/** What is said before the demo restaurant is imported. */
export const IMPORTING = 'Setting the table: the demo restaurant is being imported.';

/**
 * Makes a data folder that is not there yet, with the demo restaurant in it, in a process of its own.
 * If the import fails it logs nothing: opening the folder afterwards reports the cause.
 * @throws DataFolderUnusable if the folder holds anything that is not a whole database.
 */
export async function stockApart(folder: string, say: (sentence: string) => void): Promise<void> {
  if (holdsDatabase(folder)) return;
  // The pipe is held open for as long as this process lives.
  const child = spawn(process.execPath, [STOCK, folder], { stdio: ['pipe', 'pipe', 'ignore'] });
  // Of a folder that cannot be opened nothing is said but why.
  child.stdout.once('data', () => say(IMPORTING));
  await once(child, 'exit').catch(() => undefined);
}
