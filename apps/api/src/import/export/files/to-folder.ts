import type { Fields } from '../../read/fields-value.ts';
import type { Folder } from '../../read/read-folder.ts';
import type { StoredEntries, StoredRows } from '../rows/stored-rows.ts';
import { toBranchesFile } from './branches-file.ts';
import { toCompanyFile } from './company-file.ts';
import { toHomeFiles } from './home-files.ts';
import { toMenuFiles } from './menu-files.ts';
import { toHotDealsFile, toPackagesFile } from './package-files.ts';
import { withPictureNames } from './picture-names.ts';
import { toYaml } from './to-yaml.ts';
import { toVouchersFile } from './vouchers-file.ts';

/**
 * Converts a company's rows to the files from which an import writes the same rows. Equal rows give
 * equal bytes. Optional files without entries are omitted.
 */
export function toFolder(stored: StoredRows): Folder {
  const rows = withPictureNames(stored);
  return {
    files: new Map([...toFileValues(rows)].map(([file, content]) => [file, toYaml(content)])),
    images: new Map(rows.media.map(({ file, bytes }) => [file, bytes])),
  };
}

/** Converts a company's rows to the values of its files. Pictures have the names of the rows. */
export function toFileValues(rows: StoredEntries): ReadonlyMap<string, Fields> {
  const files: [string, Fields][] = [
    ['company.yaml', toCompanyFile(rows)],
    ['branches.yaml', toBranchesFile(rows.branches)],
    ...toMenuFiles(rows),
    ['packages.yaml', toPackagesFile(rows)],
    ['hot-deals.yaml', toHotDealsFile(rows)],
    ['vouchers.yaml', toVouchersFile(rows)],
    ...toHomeFiles(rows),
  ];
  return new Map(files.filter(([, content]) => hasEntries(content)));
}

function hasEntries(content: Fields): boolean {
  return Object.values(content).some((value) => value !== undefined);
}
