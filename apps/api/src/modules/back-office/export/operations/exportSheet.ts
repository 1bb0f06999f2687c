import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { toFolder } from '../../../../import/export/files/to-folder.ts';
import { toExportRows } from '../../../../sheets/export/export-rows.ts';
import { writeCsv, writeXlsx } from '../../../../sheets/export/write-sheet.ts';
import { readFolderMenu } from '../../../../sheets/merge/folder-menu.ts';
import { readPublished } from '../read-published.ts';
import { recordExport } from '../record-export.ts';

/** Returns the published dishes and their options as a sheet. */
export const exportSheet: CounterHandler<'exportSheet'> = async (context, { body: { type } }) => {
  const rows = toExportRows(readFolderMenu(toFolder(await readPublished(context))));
  const bytes = type === 'csv' ? writeCsv(rows) : await writeXlsx(rows);
  const name = `${context.company.subdomain}-menu.${type}`;
  await recordExport(context, 'exportSheet', name);
  return { name, content: Buffer.from(bytes).toString('base64') };
};
