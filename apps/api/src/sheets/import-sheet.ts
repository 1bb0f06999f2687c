import 'temporal-polyfill/global';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportRejected } from '../import/read/problem.ts';
import { FolderUnreadable, readFolder } from '../import/read/read-folder.ts';
import { parseMapping } from './formats/mapping.ts';
import { isAccepted, planImport } from './plan-import.ts';
import { formatResult, formatSheetReport } from './report.ts';
import { EXPECTED, runCommand } from './run-command.ts';
import { writeFiles } from './write/write-files.ts';

const USAGE =
  'Name the file and the folder: npm run import-sheet -- <file> <folder> [--map mapping.json] [--write]';

/** Returns the exit code. */
async function main(
  file: string,
  folder: string,
  options: { map?: string | undefined; write: boolean },
) {
  const mapping =
    options.map === undefined ? {} : parseMapping(await readFile(options.map, 'utf8'));
  const sheet = await planImport(await readFile(file), await readFolder(folder), mapping);
  const writes = options.write && isAccepted(sheet);
  if (writes) await writeFiles(folder, sheet.files);
  process.stdout.write(`${formatSheetReport(sheet)}\n${formatResult(sheet, writes)}\n`);
  return isAccepted(sheet) ? 0 : 1;
}

await runCommand(USAGE, [...EXPECTED, ImportRejected, FolderUnreadable], () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { map: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  const [file, folder] = positionals;
  if (file === undefined || folder === undefined) return null;
  // npm runs scripts in the repository root, but paths are relative to the caller's folder.
  const locate = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
  const map = values.map === undefined ? undefined : locate(values.map);
  return main(locate(file), locate(folder), { map, write: values.write });
});
