import type { SheetPlan } from '@claypot/sdk/counter';

export type SheetColumn = SheetPlan['columns'][number];
export type SheetField = NonNullable<SheetColumn['field']>;

/** Corrections of what the server recognises in a sheet. */
export interface SheetCorrections {
  /** Null for the recognised format. */
  readonly format: SheetPlan['format'] | null;
  /** Name of the sheet; null for the first one with names of columns. */
  readonly sheet: string | null;
  /** Row number of the names of columns; null for the recognised one. */
  readonly headerRow: number | null;
  /** Field by letters of the column; null ignores the column. */
  readonly columns: Readonly<Record<string, SheetField | null>>;
}

export const NO_CORRECTIONS: SheetCorrections = {
  format: null,
  sheet: null,
  headerRow: null,
  columns: {},
};

/** Returns the corrections as the server reads them; undefined if there are none. */
export function mappingOf({ format, sheet, headerRow, columns }: SheetCorrections) {
  const corrected = Object.entries(columns).map(([letters, field]) => [letters, field ?? 'ignore']);
  const mapping = {
    ...(format !== null && { format }),
    ...(sheet !== null && { sheet }),
    ...(headerRow !== null && { header_row: headerRow }),
    ...(corrected.length > 0 && { columns: Object.fromEntries(corrected) }),
  };
  return Object.keys(mapping).length === 0 ? undefined : JSON.stringify(mapping);
}

/**
 * Returns the corrections with another field of a column. A field belongs to one column, so another
 * column with it is ignored.
 */
export function correctColumn(
  corrections: SheetCorrections,
  columns: readonly SheetColumn[],
  letters: string,
  field: SheetField | null,
): SheetCorrections {
  const others = columns.filter(
    (column) => field !== null && column.field === field && column.letters !== letters,
  );
  return {
    ...corrections,
    format: 'columns',
    columns: {
      ...corrections.columns,
      ...Object.fromEntries(others.map((column) => [column.letters, null])),
      [letters]: field,
    },
  };
}
