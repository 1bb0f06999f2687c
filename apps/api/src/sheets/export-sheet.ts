import 'temporal-polyfill/global';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportRejected } from '../import/read/problem.ts';
import { FolderUnreadable, readFolder } from '../import/read/read-folder.ts';
import { toExportRows } from './export/export-rows.ts';
import { writeCsv, writeXlsx } from './export/write-sheet.ts';
import { readFolderMenu } from './merge/folder-menu.ts';
import { EXPECTED, runCommand } from './run-command.ts';

const USAGE = 'Name the folder and the file: npm run export-sheet -- <folder> <file.csv|file.xlsx>';

/** Returns the exit code. */
async function main(folder: string, file: string): Promise<number> {
  const rows = toExportRows(readFolderMenu(await readFolder(folder)));
  await writeFile(file, file.endsWith('.csv') ? writeCsv(rows) : await writeXlsx(rows));
  process.stdout.write(`Written: ${file}, ${rows.length} rows.\n`);
  return 0;
}

await runCommand(USAGE, [...EXPECTED, ImportRejected, FolderUnreadable], () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, file] = positionals;
  if (folder === undefined || file === undefined || !/\.(csv|xlsx)$/.test(file)) return null;
  // npm runs scripts in the repository root, but paths are relative to the caller's folder.
  const locate = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
  return main(locate(folder), locate(file));
});
