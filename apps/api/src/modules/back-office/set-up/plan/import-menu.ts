import { parse, stringify } from 'yaml';
import type { Folder } from '../../../../import/read/read-folder.ts';
import { isAccepted, planImport, type SheetImport } from '../../../../sheets/plan-import.ts';
import type { SheetProblem } from '../../../../sheets/values/sheet-problem.ts';
import { FIRST_CATEGORY } from '../folder/create-files.ts';

/** A folder with the menu of a sheet. */
export interface ImportedMenu {
  readonly folder: Folder;
  readonly sheet: Pick<SheetImport, 'recognised' | 'plan'>;
  readonly problems: readonly SheetProblem[];
  /** False if rows have errors. */
  readonly isAccepted: boolean;
}

/**
 * Imports the menu of a sheet into a new folder. Rows with errors are left out.
 * @throws SheetUnreadable if the file is not a table.
 */
export async function importMenu(folder: Folder, sheet: Uint8Array): Promise<ImportedMenu> {
  const planned = await planImport(sheet, folder);
  const files = new Map([...folder.files, ...planned.files]);
  dropFirstCategory(files);
  return {
    folder: { ...folder, files },
    sheet: planned,
    // Each category is new here, so a warning about new ones is noise.
    problems: planned.problems.filter(
      ({ column, severity }) => severity === 'error' || column !== 'category',
    ),
    isAccepted: isAccepted(planned),
  };
}

/** Removes the category of a menu without a file, unless the sheet has a category of that name. */
function dropFirstCategory(files: Map<string, string>): void {
  const file = `menu/${FIRST_CATEGORY}.yaml`;
  const listed: { readonly categories: readonly { readonly slug: string }[] } = parse(
    files.get('categories.yaml') ?? '',
    { schema: 'failsafe' },
  );
  const { dishes }: { readonly dishes: readonly unknown[] } = parse(files.get(file) ?? '', {
    schema: 'failsafe',
  });
  if (dishes.length > 0 || listed.categories.length === 1) return;
  const categories = listed.categories.filter(({ slug }) => slug !== FIRST_CATEGORY);
  files.delete(file);
  files.set('categories.yaml', stringify({ categories }, { lineWidth: 0 }));
}
