import type { EntryEdit, FieldEdit, FolderValue } from './edit.ts';

/** An entry as it is after an import of a sheet. */
export interface EditedEntry {
  /** File of the entry, such as `menu/drinks.yaml`. */
  readonly file: string;
  readonly value: FolderValue;
}

/**
 * Applies edits to the values of a folder's files.
 * @param files entries of each file, in order.
 * @returns the entries that change, in the order of the edits.
 */
export function editValues(
  files: ReadonlyMap<string, readonly FolderValue[]>,
  edits: readonly EntryEdit[],
): EditedEntry[] {
  return edits.map((edit): EditedEntry => {
    if (edit.kind === 'add') return { file: edit.file, value: edit.entry };
    const before = files.get(edit.file)?.[edit.index];
    if (before === undefined) throw new Error(`${edit.file} has no entry ${edit.index}`);
    return { file: edit.movesTo ?? edit.file, value: editValue(before, edit.fields) };
  });
}

function editValue(before: FolderValue, fields: readonly FieldEdit[]): FolderValue {
  return fields.reduce((value, { path, ...edit }) => editAt(value, path, edit), before);
}

type Change = Pick<FieldEdit, 'value' | 'appends'>;

/** Returns the value with the change at a path. */
function editAt(
  before: FolderValue | undefined,
  [step, ...rest]: FieldEdit['path'],
  change: Change,
): FolderValue {
  if (step === undefined) return changed(before, change);
  const isLast = rest.length === 0;
  if (Array.isArray(before)) {
    return before.map((each: FolderValue, index) =>
      index === step ? editAt(each, rest, change) : each,
    );
  }
  const fields = isRecord(before) ? before : {};
  const { [step]: own, ...others } = fields;
  if (isLast && change.value === null) return others;
  // Keeps the order of the fields.
  return { ...fields, [step]: editAt(own, rest, change) };
}

function changed(before: FolderValue | undefined, { value, appends }: Change): FolderValue {
  if (value === null) throw new Error('Only a field can be removed');
  return appends === true && Array.isArray(before) ? [...before, value] : value;
}

function isRecord(
  value: FolderValue | undefined,
): value is { readonly [key: string]: FolderValue } {
  return typeof value === 'object' && !Array.isArray(value);
}
