/** Keys and indexes from an entry of a file to a value. */
type Path = readonly (string | number)[];

/** Texts, lists and records as the folder has them: every scalar is a text. */
export type FolderValue = string | readonly FolderValue[] | { readonly [key: string]: FolderValue };

/** A change of a value below an entry; a null value removes it. */
export interface FieldEdit {
  readonly path: Path;
  readonly value: FolderValue | null;
  /** True to append the value to the list at the path. */
  readonly appends?: boolean;
}

/** A change of an entry of a file. */
export type EntryEdit =
  | { readonly kind: 'add'; readonly file: string; readonly entry: FolderValue }
  | {
      readonly kind: 'change';
      readonly file: string;
      readonly index: number;
      readonly fields: readonly FieldEdit[];
      /** File to which the entry moves. */
      readonly movesTo: string | null;
    };

/** Returns edits with their paths below another path. */
export function below(path: Path, edits: readonly FieldEdit[]): FieldEdit[] {
  return edits.map((edit) => ({ ...edit, path: [...path, ...edit.path] }));
}

/** Returns the edit of a field if its value differs. */
export function setIfChanged(
  field: string,
  before: FolderValue | null,
  after: FolderValue | null,
): FieldEdit[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path: [field], value: after }];
}

/** Returns the record without its null values. */
export function withoutNulls(
  record: Readonly<Record<string, FolderValue | null>>,
): Record<string, FolderValue> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}
